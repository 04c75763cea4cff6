import { plain, type MarkedText } from "../../../i18n/markedText.ts";
import { foldedLetters } from "../../../lib/text/foldText.ts";

/**
 * The key by which takes are assigned to a sentence. Punctuation is not heard and so does not count,
 * except in a number: “1,5” and “15” sound different.
 */
export function sentenceKey(sentence: MarkedText): string {
  return foldedLetters(plain(sentence).replaceAll(/(\d)[.,](?=\d)/g, "$1point"));
}
