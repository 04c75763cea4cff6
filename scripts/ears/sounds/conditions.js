import { amplify } from "../../../src/lib/sound/loudness.js";
import { randomFrom } from "../../bench/random.js";
import { inHall, museumHall } from "./acoustics/hall.js";
import { preventClipping, addNoise, RATE, speechLevel } from "./acoustics/levels.js";
import { pinkNoise } from "./acoustics/noise.js";

/** In dB: how much amplify than the noise somebody speaks. */
const RATIO = 10;

/** In samples: how long an echo is listened to when nobody speaks any more. */
const AFTER = RATE * 0.6;

/**
 * How speech is heard.
 * @satisfies {Record<string, (speech: Float32Array, seed: number) => Float32Array>}
 */
export const conditions = {
  clean: (/** @type {Float32Array} */ speech) => preventClipping(speech),
  noise: (/** @type {Float32Array} */ speech, /** @type {number} */ seed) =>
    preventClipping(addNoise(speech, pinkNoise(randomFrom(seed), speech.length), RATIO)),
  /** As loud as without: a microphone evens out how far away a voice is. */
  echo: (/** @type {Float32Array} */ speech, /** @type {number} */ seed) => {
    const heard = inHall(speech, { ...museumHall, seed }).subarray(0, speech.length + AFTER);
    return preventClipping(amplify(heard, speechLevel(speech) - speechLevel(heard)));
  },
};

/** @typedef {keyof typeof conditions} Condition */
