/** Removes what is lower than a frequency: rumble, steps, knocks on the table. */
export function highPass(samples: Float32Array, rate: number, hertz: number): Float32Array {
  const k = Math.tan((Math.PI * hertz) / rate);
  const norm = 1 / (1 + Math.SQRT2 * k + k * k);
  const a1 = 2 * (k * k - 1) * norm;
  const a2 = (1 - Math.SQRT2 * k + k * k) * norm;
  const result = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let each = 0; each < samples.length; each++) {
    const x = samples[each]!;
    const y = norm * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    result[each] = y;
  }
  return result;
}
