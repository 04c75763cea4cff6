/**
 * A sound as a room answers it, by Fourier transforms, block by block.
 * @param {Float32Array} samples
 * @param {Float32Array} answer what the room makes of a single clap
 */
export function convolve(samples, answer) {
  const size = 2 ** Math.ceil(Math.log2(2 * answer.length));
  const block = size - answer.length + 1;
  const turns = turnsOf(size);
  const [answerReal, answerImaginary] = [new Float64Array(size), new Float64Array(size)];
  answerReal.set(answer);
  transform(answerReal, answerImaginary, turns);
  const heard = new Float32Array(samples.length + answer.length - 1);
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  for (let start = 0; start < samples.length; start += block) {
    real.fill(0).set(samples.subarray(start, start + block));
    imaginary.fill(0);
    transform(real, imaginary, turns);
    for (let at = 0; at < size; at++) {
      const [re, im] = [value(real, at), value(imaginary, at)];
      const [otherRe, otherIm] = [value(answerReal, at), value(answerImaginary, at)];
      real[at] = re * otherRe - im * otherIm;
      // Negative: transformed once more, a conjugate comes back.
      imaginary[at] = -(re * otherIm + im * otherRe);
    }
    transform(real, imaginary, turns);
    const end = Math.min(size, heard.length - start);
    for (let at = 0; at < end; at++)
      heard[start + at] = (heard[start + at] ?? 0) + value(real, at) / size;
  }
  return heard;
}

/** @typedef {{ cosine: Float64Array, sine: Float64Array }} Turns */

/**
 * @param {number} size
 * @returns {Turns}
 */
function turnsOf(size) {
  const angles = Float64Array.from({ length: size / 2 }, (_, at) => (-2 * Math.PI * at) / size);
  return { cosine: angles.map(Math.cos), sine: angles.map(Math.sin) };
}

/**
 * The discrete Fourier transform, in place.
 * @param {Float64Array} real as many as a power of two
 * @param {Float64Array} imaginary
 * @param {Turns} turns
 */
function transform(real, imaginary, { cosine, sine }) {
  const size = real.length;
  for (let at = 1, other = 0; at < size; at++) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at >= other) continue;
    swap(real, at, other);
    swap(imaginary, at, other);
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half)
      for (let turn = 0; turn < half; turn++) {
        const [even, odd] = [start + turn, start + turn + half];
        const [re, im] = [value(real, odd), value(imaginary, odd)];
        const [turnRe, turnIm] = [value(cosine, turn * stride), value(sine, turn * stride)];
        const turnedRe = re * turnRe - im * turnIm;
        const turnedIm = re * turnIm + im * turnRe;
        real[odd] = value(real, even) - turnedRe;
        imaginary[odd] = value(imaginary, even) - turnedIm;
        real[even] = value(real, even) + turnedRe;
        imaginary[even] = value(imaginary, even) + turnedIm;
      }
  }
}

/**
 * @param {Float64Array} values
 * @param {number} one
 * @param {number} other
 */
function swap(values, one, other) {
  const before = value(values, one);
  values[one] = value(values, other);
  values[other] = before;
}

/**
 * @param {Float64Array} values
 * @param {number} at
 */
function value(values, at) {
  return /** @type {number} */ (values[at]);
}
