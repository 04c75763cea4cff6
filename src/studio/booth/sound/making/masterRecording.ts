import { amplify, loudness } from "../../../../lib/sound/loudness.js";
import { compressDynamics } from "../levels/compressDynamics.ts";
import { highPass } from "../levels/highPass.ts";
import { limitPeaks } from "../levels/limitPeaks.ts";
import { truePeak } from "../levels/truePeak.ts";

/** In LUFS: as loud as every recording is. */
export const LOUDNESS = -16;

/** In dB: the limit for peaks, as the encoder makes some of them up to 2.5 dB louder. */
export const PEAK = -4;

/** In hertz: what is lower is no voice. */
const RUMBLE = 70;

/** In dB: where a peak would have to be turned down by more, loud and soft come closer first. */
const MOST_LIMITED = 3;

/** In dB: louder than that, on the way to our loudness, is brought closer to the rest. */
const LOUD = -18;

/** In LU: nobody hears less, and how often it takes to be that near. */
const NEAR = 0.1;
const TIMES = 6;

/** In dB: what a limited sound still goes above its limit, as its gain changes between samples. */
const MARGIN = 0.1;

/** What is left, at the least, of a dB that is added, where the limiter has much to do. */
const LEAST_YIELDED = 0.15;

/** In dB: a whisper is not blown up to a storm. */
const MOST_GAIN = 45;

/** The recording as visitors hear it: without rumble, as loud as all the others, never clipped. */
export function masterRecording(samples: Float32Array, rate: number): Float32Array {
  const clean = highPass(samples, rate, RUMBLE);
  const missing = LOUDNESS - loudness(clean, rate);
  if (missing > MOST_GAIN) return clean;
  const level = amplify(clean, missing);
  const isPeaky = truePeak(level) > PEAK + MOST_LIMITED;
  const even = isPeaky ? compressDynamics(level, rate, LOUD) : level;
  let gain = isPeaky ? LOUDNESS - loudness(even, rate) : 0;
  let result = even;
  let [error, yielded] = [0, 1];
  // The limiter takes a part of what the gain gives, so its result is measured too.
  for (let time = 0; time < TIMES; time++) {
    result = limitPeaks(amplify(even, gain), rate, 10 ** ((PEAK - MARGIN) / 20));
    const left = LOUDNESS - loudness(result, rate);
    if (Math.abs(left) < NEAR) break;
    if (time > 0)
      yielded = Math.min(1, Math.max(LEAST_YIELDED, (yielded * (error - left)) / error));
    error = left;
    gain += left / yielded;
  }
  return result;
}
