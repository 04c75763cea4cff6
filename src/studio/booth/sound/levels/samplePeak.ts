/** The highest sample of a sound, between 0 and 1. */
export function samplePeak(samples: Float32Array): number {
  let peak = 0;
  for (let at = 0; at < samples.length; at++) {
    const height = Math.abs(samples[at]!);
    if (height > peak) peak = height;
  }
  return peak;
}
