import { samplePeak } from "./truePeak.ts";

/** Of full scale: a sample from here on is at the rail. */
const RAIL = 0.998;

/** In samples: one may touch the rail by chance, so many in a row were cut off. */
const AT_THE_RAIL = 3;

/** Some devices clip first and turn the sound down after: the tops are flat, but lower. */
const FLAT = { samples: 4, share: 0.9995, tops: 3, lowest: 0.1 };

/** Whether the peaks of a sound were cut off, which cannot be repaired. */
export function isClipped(samples: Float32Array): boolean {
  const peak = samplePeak(samples);
  if (peak >= RAIL) return topsAbove(samples, RAIL, AT_THE_RAIL) > 0;
  if (peak < FLAT.lowest) return false;
  return topsAbove(samples, peak * FLAT.share, FLAT.samples) >= FLAT.tops;
}

/** How many times a sound stays beyond a height for so many samples in a row. */
function topsAbove(samples: Float32Array, height: number, length: number) {
  let tops = 0;
  let run = 0;
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at]!;
    const side = sample >= height ? 1 : sample <= -height ? -1 : 0;
    if (side === 0 || run * side < 0) run = side;
    else run += side;
    if (Math.abs(run) === length) tops++;
  }
  return tops;
}
