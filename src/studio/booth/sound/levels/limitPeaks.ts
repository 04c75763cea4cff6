import { HIGHEST, interpolatedPeak } from "./interpolatedPeak.ts";
import { stretchesAbove } from "./stretchesAbove.ts";

/** In seconds: how long before a peak the sound begins to be turned down, and how soon it is back. */
const ATTACK = 0.005;
const RELEASE = 0.06;

/**
 * A sound whose peaks stay below a height. It is turned down a little before a peak comes and back
 * slowly, so that no edge is heard, and nothing is heard later than before.
 */
export function limitPeaks(samples: Float32Array, rate: number, height: number): Float32Array {
  const gains = allowed(samples, height);
  const kept = Math.exp(-1 / (RELEASE * rate));
  for (let at = 1; at < gains.length; at++)
    gains[at] = Math.min(gains[at]!, 1 - (1 - gains[at - 1]!) * kept);
  const attack = Math.round(ATTACK * rate) & ~1;
  const smooth = averaged(averaged(lowestAhead(gains, attack), attack / 2), attack / 2);
  for (let at = 0; at < smooth.length; at++) smooth[at]! *= samples[at]!;
  return smooth;
}

/** By how much each sample may be multiplied, by itself. */
function allowed(samples: Float32Array, height: number) {
  const gains = new Float32Array(samples.length).fill(1);
  for (const [start, end] of stretchesAbove(samples, height / HIGHEST))
    for (let at = start; at < end; at++) {
      const peak = Math.max(Math.abs(samples[at]!), interpolatedPeak(samples, at));
      if (peak > height) gains[at] = height / peak;
    }
  return gains;
}

/** The lowest value from each place to so many later; `places` may still be it, their values rising. */
function lowestAhead(values: Float32Array, width: number) {
  const result = new Float32Array(values.length);
  const places = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let at = 0; at < values.length + width; at++) {
    while (at < values.length && tail > head && values[places[tail - 1]!]! >= values[at]!) tail--;
    if (at < values.length) places[tail++] = at;
    const place = at - width;
    if (place < 0) continue;
    while (places[head]! < place) head++;
    result[place] = values[places[head]!]!;
  }
  return result;
}

/** The mean of each place and so many before it. */
function averaged(values: Float32Array, width: number) {
  const result = new Float32Array(values.length);
  const first = values[0] ?? 1;
  let sum = first * (width + 1);
  for (let at = 0; at < values.length; at++) {
    sum += values[at]! - (values[at - width - 1] ?? first);
    result[at] = sum / (width + 1);
  }
  return result;
}
