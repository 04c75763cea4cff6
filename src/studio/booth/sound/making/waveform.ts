import type { Sound } from "../sound.ts";

/** The lowest and the highest sample of each column of a drawing, in pairs. */
export function waveform({ samples }: Sound, columns: number): Float32Array {
  const pairs = new Float32Array(columns * 2);
  for (let column = 0; column < columns; column++) {
    const from = Math.floor((column * samples.length) / columns);
    // In a sound shorter than the drawing one sample fills several columns.
    const to = Math.max(from + 1, Math.floor(((column + 1) * samples.length) / columns));
    let [least, most] = [samples[from] ?? 0, samples[from] ?? 0];
    for (let each = from + 1; each < to; each++) {
      const sample = samples[each] ?? 0;
      if (sample < least) least = sample;
      else if (sample > most) most = sample;
    }
    pairs[column * 2] = least;
    pairs[column * 2 + 1] = most;
  }
  return pairs;
}
