import { decibels } from "../../../../lib/sound/loudness.js";
import { HIGHEST, interpolatedPeak } from "./interpolatedPeak.ts";
import { NOTHING } from "./levelsOf.ts";
import { stretchesAbove } from "./stretchesAbove.ts";

/**
 * The highest amplitude of a sound in dB, which is often between two samples. Only where samples are
 * so high that one between them could be higher is it computed.
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
