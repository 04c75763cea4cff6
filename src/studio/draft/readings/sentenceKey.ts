import { plain, type MarkedText } from "../../../i18n/markedText.ts";
import { foldedLetters } from "../../../lib/text/foldText.ts";

/**
 * By which a sentence is known to whoever has read it: a comma more or less is not heard, but for
 * that of a number.
 */
export function sentenceKey(sentence: MarkedText): string {
  return foldedLetters(plain(sentence).replaceAll(/(\d)[.,](?=\d)/g, "$1point"));
}
