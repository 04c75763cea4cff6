import { amplify, loudness } from "../../../../lib/sound/loudness.js";
import { compressDynamics } from "../levels/compressDynamics.ts";
import { highPass } from "../levels/highPass.ts";
import { limitPeaks } from "../levels/limitPeaks.ts";
import { truePeak } from "../levels/truePeak.ts";

/** In LUFS: of every recording. */
export const LOUDNESS = -16;

/** In dB: the limit for peaks, as the encoder makes some of them up to 2.5 dB louder. */
export const PEAK = -4;

/** In hertz: what is lower is no voice. */
const RUMBLE = 70;

/** In dB: where a peak would have to be limited by more, the dynamics are compressed first. */
const MOST_LIMITED = 3;

/** In dB: above this level the dynamics are compressed. */
const LOUD = -18;

/** In LU: nobody hears a smaller difference; and how many tries are made to come so near. */
const NEAR = 0.1;
const TIMES = 6;

/** In dB: how far a limited sound still goes above its limit, as its gain changes between samples. */
const MARGIN = 0.1;

/** The least share of an added dB that is assumed to be left after the limiter. */
const LEAST_YIELDED = 0.15;

/** In dB: a recording that needs more gain has hardly any voice, only noise. */
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
