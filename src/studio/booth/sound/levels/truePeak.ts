import { decibels } from "../../../../lib/sound/loudness.js";
import { HIGHEST, interpolatedPeak } from "./interpolatedPeak.ts";
import { NOTHING } from "./levelsOf.ts";
import { stretchesAbove } from "./stretchesAbove.ts";

/**
 * The highest that a loudspeaker goes, in dB, which is often between two samples. Where all samples
 * are so low that nothing between them could be higher than the highest, it is not looked for.
 */
export function truePeak(samples: Float32Array): number {
  let peak = samplePeak(samples);
  for (const [start, end] of stretchesAbove(samples, peak / HIGHEST))
    for (let at = start; at < end; at++) peak = Math.max(peak, interpolatedPeak(samples, at));
  return Math.max(NOTHING, decibels(peak ** 2));
}

/** The highest sample of a sound, between 0 and 1. */
export function samplePeak(samples: Float32Array): number {
  let peak = 0;
  for (let at = 0; at < samples.length; at++) {
    const height = Math.abs(samples[at]!);
    if (height > peak) peak = height;
  }
  return peak;
}
