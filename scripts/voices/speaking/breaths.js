/** In phonemes: a voice swallows half of a breath below `ENOUGH`, and hurries above `MUCH`. */
const ENOUGH = 60;
const MUCH = 220;

/**
 * Groups sentences into breaths, each spoken at once: no longer than a voice can say well, and a short
 * sentence together with others.
 * @template {{ phonemes: string, startsParagraph: boolean }} Sentence
 * @param {readonly Sentence[]} sentences
 * @returns {Sentence[][]}
 */
export function groupIntoBreaths(sentences) {
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
