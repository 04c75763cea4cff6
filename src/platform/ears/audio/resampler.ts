import { joinSamples } from "../../../lib/sound/joinSamples.js";

/** In samples per second: what the models hear. */
export const RATE = 16_000;

/** In samples of the slower rate, to each side: how far a sample is spread. */
const REACH = 12;

/** Brings sound that comes in pieces to 16 kHz, without what is too high for that. */
export function resampler(rate: number): (samples: Float32Array) => Float32Array {
  if (rate === RATE) return (samples) => samples;
  const step = rate / RATE;
  const width = Math.max(1, step);
  const reach = Math.ceil(REACH * width);
  let sound = new Float32Array(reach);
  /** Where the next sample is, in `sound`. */
  let at = reach;
  return (samples) => {
    const joined = joinSamples([sound, samples]);
    const made: number[] = [];
    for (; at + reach < joined.length; at += step) made.push(sampleAt(joined, at, width, reach));
    const done = Math.max(0, Math.floor(at) - reach);
    sound = joined.slice(done);
    at -= done;
    return Float32Array.from(made);
  };
}

function sampleAt(sound: Float32Array, at: number, width: number, reach: number) {
  const middle = Math.floor(at);
  let sum = 0;
  for (let near = middle - reach + 1; near <= middle + reach; near++) {
    const distance = (near - at) / width;
    sum += (sound[near] ?? 0) * kernel(distance);
  }
  return sum / width;
}

function kernel(distance: number) {
  if (Math.abs(distance) >= REACH) return 0;
  const angle = Math.PI * distance * CUT;
  const wave = angle === 0 ? CUT : (CUT * Math.sin(angle)) / angle;
  return wave * (0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH));
}
/** Of half the rate: up to there sound is let through. */
const CUT = 0.95;
