/**
 * How loud a stretch is, in dB below the loudest that a file can hold.
 * @param {Float32Array} samples
 */
export function level(samples) {
  return decibels(energy(samples, 0, samples.length));
}

/**
 * The sound so many dB louder, or softer where they are negative.
 * @param {Float32Array} samples
 * @param {number} decibels
 */
export function amplify(samples, decibels) {
  const factor = 10 ** (decibels / 20);
  const result = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++) result[at] = (samples[at] ?? 0) * factor;
  return result;
}

/**
 * Integrated loudness in LUFS, as ITU-R BS.1770 defines it: filtered as the ear hears, in blocks of
 * 0.4 s, the silent and the far quieter ones left out.
 * @param {Float32Array} samples
 * @param {number} rate
 */
export function loudness(samples, rate) {
  const weighted = applyFilter(applyFilter(samples, shelf(rate)), highPass(rate));
  const block = Math.round(0.4 * rate);
  /** @type {number[]} */
  const blocks = [];
  for (let start = 0; start + block <= weighted.length; start += block / 4)
    blocks.push(energy(weighted, Math.round(start), block));
  const audible = blocks.filter((each) => lufs(each) > -70);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((each) => lufs(each) > gate)));
}

/**
 * @param {Float32Array} samples
 * @param {number} start
 * @param {number} length
 */
function energy(samples, start, length) {
  let sum = 0;
  for (let each = start; each < start + length; each++) sum += (samples[each] ?? 0) ** 2;
  return sum / length;
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, each) => sum + each, 0) / values.length || 0;

/** @param {number} power */
export const decibels = (power) => 10 * Math.log10(power);

/** @param {number} power */
const lufs = (power) => decibels(power) - 0.691;

/** @typedef {{ b: [number, number, number], a: [number, number] }} Filter */

/**
 * @param {Float32Array} samples
 * @param {Filter} filter
 */
function applyFilter(samples, { b, a }) {
  const result = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let each = 0; each < samples.length; each++) {
    const x = samples[each] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    result[each] = y;
  }
  return result;
}

/**
 * A listener’s head makes high sounds louder, so BS.1770 raises them.
 * @param {number} rate
 * @returns {Filter}
 */
function shelf(rate) {
  const k = Math.tan((Math.PI * 1681.9745) / rate);
  const q = 0.70717524;
  const high = 10 ** (3.9998439 / 20);
  const middle = high ** 0.49966678;
  const norm = 1 + k / q + k * k;
  return {
    b: [
      (high + (middle * k) / q + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (middle * k) / q + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  };
}

/**
 * The ear hardly hears low sounds, so BS.1770 takes them out.
 * @param {number} rate
 * @returns {Filter}
 */
function highPass(rate) {
  const k = Math.tan((Math.PI * 38.135471) / rate);
  const q = 0.50032704;
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
}
