import { samplePeak } from "./truePeak.ts";

/** As a share of the highest that a file can hold: from here on a sample is at the rail. */
const RAIL = 0.998;

/** In samples: one may touch the rail by chance, as many in a row have been cut off. */
const AT_THE_RAIL = 3;

/** A device may clip before it turns a sound down: then its tops are as flat, but lower. */
const FLAT = { samples: 4, share: 0.9995, tops: 3, lowest: 0.1 };

/** Whether the tops of a sound have been cut off, as nothing can bring them back. */
export function isClipped(samples: Float32Array): boolean {
  const peak = samplePeak(samples);
  if (peak >= RAIL) return topsAbove(samples, RAIL, AT_THE_RAIL) > 0;
  if (peak < FLAT.lowest) return false;
  return topsAbove(samples, peak * FLAT.share, FLAT.samples) >= FLAT.tops;
}

/** How many times a sound stays above a height for so many samples. */
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
