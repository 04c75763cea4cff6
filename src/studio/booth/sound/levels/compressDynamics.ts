/** In seconds: how fast the level is followed up and down. */
const ATTACK = 0.008;
const RELEASE = 0.12;

/** Halves, in dB, how far a sound goes above a level. */
export function compressDynamics(samples: Float32Array, rate: number, above: number): Float32Array {
  const up = 1 - Math.exp(-1 / (ATTACK * rate));
  const down = 1 - Math.exp(-1 / (RELEASE * rate));
  const threshold = 10 ** (above / 10);
  let power = 0;
  return samples.map((sample) => {
    const now = sample * sample;
    power += (now - power) * (now > power ? up : down);
    return power > threshold ? sample * (threshold / power) ** 0.25 : sample;
  });
}
