import { decibels } from "../../../../lib/sound/loudness.js";
import type { Sound } from "../sound.ts";

/** In hertz: the mains of a country; their overtones are heard as well, and none is of both. */
const mains = [
  { hertz: 50, overtones: [1, 2, 3, 4, 5] },
  { hertz: 60, overtones: [1, 2, 3, 4] },
] as const;

/** In dB: what is quieter is not heard. */
const HEARD = -66;

/** In dB: how far a tone is above what is beside it, or it is noise. */
const ABOVE = 10;

/** In hertz: how far from a tone “beside it” is. */
const BESIDE = [-13, -9, 9, 13];

/** In seconds: shorter would not tell a tone from what is beside it. */
const LONG_ENOUGH = 0.9;

/** The mains that hum in a silence, by their frequency. */
export function humIn({ samples, rate }: Sound): 50 | 60 | undefined {
  if (samples.length / rate < LONG_ENOUGH) return undefined;
  const faded = samples.map(
    (sample, at) => sample * (1 - Math.cos((2 * Math.PI * at) / samples.length)),
  );
  const tones = mains.map(({ hertz, overtones }) => {
    const powers = overtones.map((overtone) => {
      const power = powerAt(faded, rate, hertz * overtone);
      const beside = BESIDE.map((far) => powerAt(faded, rate, hertz * overtone + far));
      const around = beside.reduce((sum, each) => sum + each, 0) / beside.length;
      return decibels(power) > decibels(around) + ABOVE ? power : 0;
    });
    return { hertz, power: powers.reduce((sum, each) => sum + each, 0) };
  });
  const [loudest] = tones.toSorted((one, two) => two.power - one.power);
  return loudest && decibels(loudest.power) > HEARD ? loudest.hertz : undefined;
}

/** The power of one frequency (Goertzel) in a sound that rises and falls, which keeps others out. */
function powerAt(faded: Float32Array, rate: number, hertz: number) {
  const { length } = faded;
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let one = 0;
  let two = 0;
  for (let at = 0; at < length; at++) {
    const now = faded[at]! + turn * one - two;
    two = one;
    one = now;
  }
  return (2 * (one * one + two * two - turn * one * two)) / length ** 2;
}
