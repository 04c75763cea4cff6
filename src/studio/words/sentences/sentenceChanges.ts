import { diffArrays } from "diff";

/** A run of words that was kept, removed or added. */
export type Stretch = { is: "kept" | "removed" | "added"; text: string };

/** What happened to one sentence. */
export type SentenceChange =
  | { is: "added"; now: string }
  | { is: "removed"; before: string }
  | { is: "changed"; before: string; now: string; words: readonly Stretch[] };

/** What share of its words a sentence keeps at least to count as the same one. */
const STILL_THE_SAME = 0.35;

/** What changed between two texts, sentence by sentence; what stayed is left out. */
export function sentenceChanges(
  before: readonly string[],
  now: readonly string[],
): SentenceChange[] {
  const changes: SentenceChange[] = [];
  let gone: string[] = [];
  for (const { added, removed, value } of diffArrays([...before], [...now])) {
    if (removed) {
      gone.push(...value);
      continue;
    }
    changes.push(...pairSentences(gone, added ? value : []));
    gone = [];
  }
  return [...changes, ...pairSentences(gone, [])];
}

/**
 * Pairs sentences that were removed and added at one place: two that share enough words are one
 * that was changed.
 */
function pairSentences(gone: readonly string[], come: readonly string[]): SentenceChange[] {
  const changes: SentenceChange[] = [];
  let next = 0;
  for (const before of gone) {
    const alike = come.findIndex(
      (now, index) => index >= next && shareOfWords(before, now) >= STILL_THE_SAME,
    );
    if (alike < 0) {
      changes.push({ is: "removed", before });
      continue;
    }
    const now = come[alike]!;
    changes.push(...come.slice(next, alike).map(added));
    changes.push({ is: "changed", before, now, words: wordChanges(before, now) });
    next = alike + 1;
  }
  return [...changes, ...come.slice(next).map(added)];
}

const added = (now: string): SentenceChange => ({ is: "added", now });

/** What changed between two sentences, word by word. */
export function wordChanges(before: string, now: string): Stretch[] {
  return diffArrays(wordsOf(before), wordsOf(now)).map((change) => ({
    is: change.added ? "added" : change.removed ? "removed" : "kept",
    text: change.value.join(""),
  }));
}

function shareOfWords(one: string, other: string) {
  const [words, others] = [wordsOf(one), wordsOf(other)].map(
    (each) => new Set(each.map((word) => word.toLowerCase().replace(/[^\p{L}\d]/gu, ""))),
  ) as [Set<string>, Set<string>];
  words.delete("");
  others.delete("");
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(words.size, others.size, 1);
}

/** Words, each with the white space after it, so that joined they are the text again. */
function wordsOf(text: string) {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}
