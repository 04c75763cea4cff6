import { stopPhrase } from "../../../content/proofreading/proofread.ts";
import type { TourWords } from "../../../content/schema/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { marked } from "./marked.ts";
import { numberInWords } from "./numberInWords.ts";
import { readyWordsIn } from "./readyWordsIn.ts";
import { spokenName } from "./spokenName.ts";

/** What a new museum’s tour says until the museum writes its own, but for the stops themselves. */
export function readyTour(
  language: Language,
  { museum, own, stops }: { museum: string; own: Language; stops: number },
): Omit<TourWords, "steps" | "$schema"> {
  const { howMany, scripts } = readyWordsIn[language];
  const name = spokenName(museum, own);
  // A tour that is empty yet is spoken of as one of a single stop, and counted anew with the first.
  const of = Math.max(stops, 1);
  return scripts({
    name: name && marked(name, own, language),
    howMany: howMany(numberInWords(language, of)),
    stop: stopPhrase(language, 1, of),
  });
}
