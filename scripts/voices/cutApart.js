import { RATE } from "./recipe.js";

/** Quieter than this is not speech, and is cut off before and after a sentence. */
const SILENCE = 0.006;

/** What is heard as one moment, in samples. */
const MOMENT = RATE / 100;

/**
 * Sentences spoken in one breath, each by itself.
 * @param {Float32Array} sound
 * @param {readonly string[]} sentences as phonemes
 * @param {readonly number[]} ends where the silence before, each letter and the silence after end, in samples
 */
export function cutApart(sound, sentences, ends) {
  let letters = 0;
  const cuts = sentences.slice(0, -1).map((sentence) => {
    letters += [...sentence].length + 1;
    // Between two sentences stand a mark and a space: somewhere there nobody speaks.
    return quietest(sound, ends[letters - 2] ?? 0, ends[letters] ?? sound.length);
  });
  const edges = [0, ...cuts, sound.length];
  return sentences.map((_, at) => trimmed(sound.slice(edges[at], edges[at + 1])));
}

/**
 * The middle of the quietest moment in a stretch.
 * @param {Float32Array} sound
 * @param {number} from
 * @param {number} to
 */
function quietest(sound, from, to) {
  let [least, place] = [Infinity, from];
  for (let start = from; start + MOMENT <= to; start += MOMENT / 4) {
    const loud = sound.subarray(start, start + MOMENT).reduce((sum, each) => sum + each * each, 0);
    if (loud < least) [least, place] = [loud, start + MOMENT / 2];
  }
  return place;
}

/**
 * The sentence alone, fading in and out: a sound that starts at once is heard as a click.
 * @param {Float32Array} sound
 */
function trimmed(sound) {
  const isHeard = (/** @type {number} */ sample) => Math.abs(sample) > SILENCE;
  const first = Math.max(sound.findIndex(isHeard) - 0.03 * RATE, 0);
  const last = Math.min(sound.findLastIndex(isHeard) + 0.08 * RATE, sound.length);
  const spoken = sound.slice(first, last);
  const fade = 0.01 * RATE;
  return spoken.map(
    (sample, at) => sample * Math.min(at / fade, (spoken.length - 1 - at) / fade, 1),
  );
}
