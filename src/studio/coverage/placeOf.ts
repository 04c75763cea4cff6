import type { Language } from "../../i18n/languages.ts";
import type { allFormats, State } from "./formats.ts";

/** Which format of which work, in which language; `own` is the museum’s. */
type Sought = {
  format: (typeof allFormats)[number];
  state: State;
  slug: string;
  language: Language;
  own: Language;
};

/** Where a format of a work is mended: an address within the draft. */
export function placeOf({ format: { part, lack }, state, slug, language, own }: Sought): string {
  // What is true in every language is written among the facts, and so is the original title.
  const isFact = !part || lack[state]?.isOfWork || (part === "title" && language === own);
  return isFact ? `opere/${slug}` : `opere/${slug}/${language}#parte-${part}`;
}
