import type { Language } from "../../i18n/languages.ts";
import { phrasesIn } from "./phrases/phrasesIn.ts";
import type { Narration } from "../schema/schema.ts";

/** Who reads a recording, and when it was read, as it is said in one language. */
export function narrationCredit({ reader, date }: Narration, language: Language): string {
  const month = new Intl.DateTimeFormat(language, {
    month: "long",
    year: "numeric",
    // A day of the calendar is midnight in Greenwich: west of it, the month may be the one before.
    timeZone: "UTC",
  });
  return phrasesIn[language].readBy(reader, month.format(new Date(date)));
}
