import { amplify } from "../../../../src/lib/sound/loudness.js";

/** In Hz: what the models listen to. */
export const RATE = 16_000;

/** In samples: a fiftieth of a second. */
const FRAME = RATE / 50;

/** In dB: a frame that is this much softer than the loudest is a pause. */
const PAUSE = 30;

/**
 * In dB below the loudest sound that a file holds.
 * @param {Float32Array} samples
 */
export function level(samples) {
  return inDecibels(power(samples));
}

/**
 * How loud somebody speaks: pauses do not make a voice softer.
 * @param {Float32Array} samples
 */
export function speechLevel(samples) {
  /** @type {number[]} */
  const powers = [];
  for (let at = 0; at < samples.length; at += FRAME)
    powers.push(power(samples.subarray(at, at + FRAME)));
  const loudest = powers.reduce((most, each) => Math.max(most, each), 0);
  const spoken = powers.filter((each) => each >= loudest / 10 ** (PAUSE / 10));
  return inDecibels(spoken.reduce((sum, each) => sum + each, 0) / spoken.length);
}

/**
 * Louder or softer as a whole where it would not fit into a file: cut peaks crackle.
 * @param {Float32Array} samples
 */
export function preventClipping(samples) {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return peak <= 0.99 ? samples : samples.map((sample) => (sample * 0.99) / peak);
}

/**
 * Speech with noise that is so much softer than the voice.
 * @param {Float32Array} speech
 * @param {Float32Array} noise at least as long
 * @param {number} ratio in dB
 */
export function addNoise(speech, noise, ratio) {
  const heard = noise.subarray(0, speech.length);
  const fit = amplify(heard, speechLevel(speech) - ratio - level(heard));
  return speech.map((sample, at) => sample + (fit[at] ?? 0));
}

/** @param {Float32Array} samples */
function power(samples) {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
}

/** @param {number} value */
function inDecibels(value) {
  return 10 * Math.log10(value);
}
