/** @typedef {() => number} Random from 0 to 1 */

/**
 * Hiss: as much of every frequency.
 * @param {Random} random
 * @param {number} length in samples
 */
export function whiteNoise(random, length) {
  return Float32Array.from({ length }, () => random() + random() + random() - 1.5);
}

/**
 * As much of every octave, like many voices and machines at once (Paul Kellet’s filter).
 * @param {Random} random
 * @param {number} length in samples
 */
export function pinkNoise(random, length) {
  const poles = [
    { keep: 0.99886, take: 0.0555179, held: 0 },
    { keep: 0.99332, take: 0.0750759, held: 0 },
    { keep: 0.969, take: 0.153852, held: 0 },
    { keep: 0.8665, take: 0.3104856, held: 0 },
    { keep: 0.55, take: 0.5329522, held: 0 },
    { keep: -0.7616, take: -0.016898, held: 0 },
  ];
  let before = 0;
  return whiteNoise(random, length).map((white) => {
    let sum = white * 0.5362 + before;
    for (const pole of poles) sum += pole.held = pole.keep * pole.held + pole.take * white;
    before = white * 0.115926;
    return sum * 0.11;
  });
}

/**
 * Rumble, like wind in a duct.
 * @param {Random} random
 * @param {number} length in samples
 */
export function brownNoise(random, length) {
  let held = 0;
  return whiteNoise(random, length).map((white) => (held = 0.995 * held + 0.06 * white));
}
