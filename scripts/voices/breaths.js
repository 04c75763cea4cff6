/** A voice given little to say swallows half of it; given too much, it hurries. In phonemes. */
const ENOUGH = 60;
const MUCH = 220;

/**
 * Sentences that are spoken in one breath: as many as go together, and never a short one alone.
 * @template {{ phonemes: string, startsParagraph: boolean }} Sentence
 * @param {readonly Sentence[]} sentences
 * @returns {Sentence[][]}
 */
export function breaths(sentences) {
  /** @type {Sentence[][]} */
  const all = [];
  for (const sentence of sentences) {
    const last = all.at(-1);
    const spoken = lengthOf(last ?? []);
    const isFull = spoken + sentence.phonemes.length > MUCH;
    if (last && !isFull && (!sentence.startsParagraph || spoken < ENOUGH)) last.push(sentence);
    else all.push([sentence]);
  }
  const [before, end] = all.slice(-2);
  if (before && end && lengthOf(end) < ENOUGH) {
    before.push(...end);
    all.pop();
  }
  return all;
}

/** @param {readonly { phonemes: string }[]} sentences */
function lengthOf(sentences) {
  return sentences.reduce((sum, { phonemes }) => sum + phonemes.length, 0);
}
