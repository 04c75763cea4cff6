import { foldedLetters } from "../../lib/folded.ts";

/** What `text` says after `said`, word by word; `undefined` where it does not begin with it. */
export function beyond(said: string, text: string): string | undefined {
  const before = wordsOf(said);
  const words = wordsOf(text);
  const isBeginning = before.every((word, index) => isSame(word, words[index]));
  return isBeginning ? words.slice(before.length).join(" ") : undefined;
}

/**
 * The same where the recogniser has thought better of a word or two: it begins with `said` as
 * long as no more than a third of that has become something else.
 */
export function beyondAbout(said: string, text: string): string | undefined {
  const exactly = beyond(said, text);
  if (exactly !== undefined) return exactly;
  const before = wordsOf(said);
  const words = wordsOf(text);
  // changes[n]: how many words it takes to make the first n words of `text` out of `said`.
  let changes = words.map((_, index) => index).concat(words.length);
  before.forEach((word, row) => {
    const next = [row + 1];
    words.forEach((candidate, index) => {
      const kept = changes[index]! + (isSame(word, candidate) ? 0 : 1);
      next.push(Math.min(kept, changes[index + 1]! + 1, next[index]! + 1));
    });
    changes = next;
  });
  const fewest = Math.min(...changes);
  if (fewest > before.length / 3) return undefined;
  return words.slice(changes.lastIndexOf(fewest)).join(" ");
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** Whether two words differ at most in capitals, accents and the punctuation beside them. */
function isSame(one: string, other: string | undefined) {
  return (
    other !== undefined && (one === other || (foldedLetters(one) || one) === foldedLetters(other))
  );
}
