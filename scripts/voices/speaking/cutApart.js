import { RATE } from "./recipe.js";

/** Of full scale: a quieter sample is not speech, and is cut off before and after a sentence. */
const SILENCE = 0.006;

/** In samples: the hundredth of a second over which loudness is measured. */
const MOMENT = RATE / 100;

/** Of full scale: where the quietest moment between two sentences is louder, the voice runs on. */
const RUNNING_ON = 0.003;

/**
 * Where sentences spoken in one breath can be cut apart.
 * @param {Float32Array} sound
 * @param {readonly string[]} sentences as phonemes
 * @param {string} between what stands between two sentences
 * @param {readonly number[]} ends where the silence before, each letter and the silence after end, in samples
 */
export function findCuts(sound, sentences, between, ends) {
  let letters = 0;
  return sentences.slice(0, -1).map((sentence) => {
    const mark = letters + [...sentence].length - 1;
    letters = mark + 1 + between.length;
    return quietest(sound, ends[mark] ?? 0, ends[letters] ?? sound.length);
  });
}

/**
 * Cuts a breath into its sentences.
 * @param {Float32Array} sound
 * @param {readonly { place: number }[]} cuts
 */
export function cutApart(sound, cuts) {
  const edges = [0, ...cuts.map(({ place }) => place), sound.length];
  return edges.slice(1).map((edge, at) => trim(sound.slice(edges[at], edge)));
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
    const power = sound.subarray(start, start + MOMENT).reduce((sum, each) => sum + each * each, 0);
    if (power < least) [least, place] = [power, start + MOMENT / 2];
  }
  return { place, isQuiet: Math.sqrt(least / MOMENT) < RUNNING_ON };
}

/**
 * Cuts off the silence around a sentence. A sound that starts at once is heard as a click, so the
 * sentence fades in and out.
 * @param {Float32Array} sound
 */
function trim(sound) {
  const isHeard = (/** @type {number} */ sample) => Math.abs(sample) > SILENCE;
  const first = Math.max(sound.findIndex(isHeard) - 0.03 * RATE, 0);
  const last = Math.min(sound.findLastIndex(isHeard) + 0.08 * RATE, sound.length);
  const spoken = sound.slice(first, last);
  const fade = 0.01 * RATE;
  return spoken.map(
    (sample, at) => sample * Math.min(at / fade, (spoken.length - 1 - at) / fade, 1),
  );
}
