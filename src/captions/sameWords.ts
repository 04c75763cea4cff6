import { foldedLetters } from "../lib/text/foldText.ts";
import { editDistances } from "./editDistances.ts";

/** What `text` says after `said`, word by word; `undefined` where it does not begin with `said`. */
export function textAfter(said: string, text: string): string | undefined {
  const before = splitWords(said);
  const words = splitWords(text);
  const isBeginning = before.every((word, index) => isSameWord(word, words[index]));
  return isBeginning ? words.slice(before.length).join(" ") : undefined;
}

/** In words: an iPhone's result grows without end, so only its last words are compared. */
const LOOKED_BACK = 40;

/**
 * Like `textAfter`, where the recogniser has corrected a word or two: `text` still begins with
 * `said` as long as no more than a third of its words have changed.
 */
export function textAfterRoughly(said: string, text: string): string | undefined {
  const exactly = textAfter(said, text);
  if (exactly !== undefined) return exactly;
  const skipped = Math.max(0, splitWords(said).length - LOOKED_BACK);
  const before = splitWords(said).slice(skipped).map(foldedLetters);
  const words = splitWords(text).slice(skipped);
  const needed = editDistances(before, words.map(foldedLetters));
  const fewest = Math.min(...needed);
  if (fewest > before.length / 3) return undefined;
  return words.slice(needed.lastIndexOf(fewest)).join(" ");
}

/** Whether `text` is `said` and more. */
export function growsFrom(said: string, text: string): boolean {
  return (
    splitWords(text).length > splitWords(said).length && textAfterRoughly(said, text) !== undefined
  );
}

export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** Whether two words differ at most in capitals, accents and the punctuation beside them. */
function isSameWord(one: string, other: string | undefined) {
  return (
    other !== undefined && (one === other || (foldedLetters(one) || one) === foldedLetters(other))
  );
}
