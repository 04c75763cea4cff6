import { randomFrom } from "../../../bench/random.js";
import { convolve } from "./convolve.js";
import { lowPass } from "./filters.js";
import { RATE } from "./levels.js";
import { whiteNoise } from "./noise.js";

/** In seconds: when the first wall answers. */
const FIRST = 0.006;

/**
 * @typedef {{ seed: number, seconds: number, direct: number }} Hall `seconds`: until the echo is
 *   60 dB softer; `direct`: how much louder than its echo a sound itself arrives, in dB
 */

/** Stone walls, and a voice as far away as half of it comes by them. */
export const museumHall = { seed: 60, seconds: 1.2, direct: 0 };

/**
 * What is heard of a clap: the clap, then its echo.
 * @param {Hall} hall
 */
export function clapIn({ seed, seconds, direct }) {
  const random = randomFrom(seed);
  const first = Math.round(FIRST * RATE);
  const hiss = whiteNoise(random, Math.round(seconds * RATE));
  // The air and the people in a hall take the high tones first.
  const dull = lowPass(hiss, 3500);
  const tail = hiss.map((sample, at) => {
    const [early, late] = [Math.exp(-at / (0.15 * RATE)), 10 ** ((-3 * at) / (seconds * RATE))];
    return (early * sample + (1 - early) * (dull[at] ?? 0)) * late;
  });
  const energy = tail.reduce((sum, sample) => sum + sample * sample, 0);
  const factor = Math.sqrt(10 ** (-direct / 10) / energy);
  const clap = new Float32Array(first + tail.length);
  clap.set(
    tail.map((sample) => sample * factor),
    first,
  );
  clap[0] = 1;
  return clap;
}

/**
 * A sound as it is heard in a hall; the echo goes on after it.
 * @param {Float32Array} samples
 * @param {Hall} hall
 */
export function inHall(samples, hall) {
  return convolve(samples, clapIn(hall));
}
