/** In samples: the length of a stretch, and how far around it a high sample counts. */
const LENGTH = 32;
const AROUND = 6;

/** The stretches of a sound that have a sample above a height in them or right beside them. */
export function* stretchesAbove(
  samples: Float32Array,
  height: number,
): Generator<[start: number, end: number]> {
  for (let start = 0; start < samples.length; start += LENGTH) {
    const end = Math.min(samples.length, start + LENGTH);
    if (isAbove(samples, start - AROUND, end + AROUND, height)) yield [start, end];
  }
}

function isAbove(samples: Float32Array, start: number, end: number, height: number) {
  const last = Math.min(samples.length, end);
  for (let at = Math.max(0, start); at < last; at++)
    if (Math.abs(samples[at]!) > height) return true;
  return false;
}
