import type { Language } from "../../../i18n/languages.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";

/** Words of one language for a text in another, marked so that a voice changes its accent. */
export function marked(words: string, theirs: Language, language: Language): MarkedText {
  return theirs === language ? words : `<${theirs}>${words}</${theirs}>`;
}
