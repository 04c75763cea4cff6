import { defaultLanguage, languages, type Language } from "../i18n/languages.ts";
import type { MuseumName } from "./catalogue.ts";

/** A museum’s languages, in the order in which every museum offers them. */
export function languagesOf(museum: Pick<MuseumName, "languages">): readonly Language[] {
  return languages.filter((code) => museum.languages.includes(code));
}

/** The language of a page for which none is asked: English if the museum has it, else its own. */
export function languageUnasked({ languages: spoken }: Pick<MuseumName, "languages">): Language {
  return spoken.includes(defaultLanguage) ? defaultLanguage : spoken[0];
}
