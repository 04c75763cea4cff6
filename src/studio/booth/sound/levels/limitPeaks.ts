import { HIGHEST, interpolatedPeak } from "./interpolatedPeak.ts";
import { stretchesAbove } from "./stretchesAbove.ts";

/** In seconds: how long before a peak the gain begins to fall, and how fast it comes back. */
const ATTACK = 0.005;
const RELEASE = 0.06;

/**
 * Limits the peaks of a sound to a height. The gain falls a little before each peak and comes back
 * slowly, so that no change is heard, and the sound is not delayed.
 */
export function limitPeaks(samples: Float32Array, rate: number, height: number): Float32Array {
  const gains = gainsFor(samples, height);
  const decay = Math.exp(-1 / (RELEASE * rate));
  for (let at = 1; at < gains.length; at++)
    gains[at] = Math.min(gains[at]!, 1 - (1 - gains[at - 1]!) * decay);
  const attack = Math.round(ATTACK * rate) & ~1;
  const smooth = average(average(lowestAhead(gains, attack), attack / 2), attack / 2);
  for (let at = 0; at < smooth.length; at++) smooth[at]! *= samples[at]!;
  return smooth;
}

/** The gain that each sample may have, taken alone. */
function gainsFor(samples: Float32Array, height: number) {
  const gains = new Float32Array(samples.length).fill(1);
  for (const [start, end] of stretchesAbove(samples, height / HIGHEST))
    for (let at = start; at < end; at++) {
      const peak = Math.max(Math.abs(samples[at]!), interpolatedPeak(samples, at));
      if (peak > height) gains[at] = height / peak;
    }
  return gains;
}

/** The minimum of each value and so many after it; `places` has candidates, their values rising. */
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

/** The mean of each value and so many before it. */
function average(values: Float32Array, width: number) {
  const result = new Float32Array(values.length);
  const first = values[0] ?? 1;
  let sum = first * (width + 1);
  for (let at = 0; at < values.length; at++) {
    sum += values[at]! - (values[at - width - 1] ?? first);
    result[at] = sum / (width + 1);
  }
  return result;
}
