import { RATE } from "./levels.js";

/**
 * Without what is higher; each order takes 6 dB an octave.
 * @param {Float32Array} samples
 * @param {number} hertz
 * @param {number} [order]
 */
export function lowPass(samples, hertz, order = 1) {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let passed = samples;
  for (let time = 0; time < order; time++) {
    let held = 0;
    passed = passed.map((sample) => (held += share * (sample - held)));
  }
  return passed;
}

/**
 * Without what is lower.
 * @param {Float32Array} samples
 * @param {number} hertz
 */
export function highPass(samples, hertz) {
  const low = lowPass(samples, hertz);
  return samples.map((sample, at) => sample - (low[at] ?? 0));
}

/**
 * What resonates around a frequency, as in a mouth or a box.
 * @param {Float32Array} samples
 * @param {number} hertz
 * @param {number} width in Hz
 */
export function resonance(samples, hertz, width) {
  const radius = Math.exp((-Math.PI * width) / RATE);
  const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / RATE);
  let [last, beforeLast] = [0, 0];
  return samples.map((sample) => {
    const now = (1 - radius) * sample + turn * last - radius * radius * beforeLast;
    [last, beforeLast] = [now, last];
    return now;
  });
}
