import { decibels } from "../../../../lib/sound/loudness.js";
import type { Sound } from "../sound.ts";

/** In Hz: the mains of a country and their overtones, without 300 Hz, which both have. */
const mains = [
  { hertz: 50, overtones: [1, 2, 3, 4, 5] },
  { hertz: 60, overtones: [1, 2, 3, 4] },
] as const;

/** In dB: a quieter hum cannot be heard. */
const HEARD = -66;

/** In dB: how far a tone has to be above its neighbours, or it is noise. */
const ABOVE = 10;

/** In Hz: how far the neighbours are from a tone. */
const BESIDE = [-13, -9, 9, 13];

/** In seconds: in a shorter sound a tone cannot be told from its neighbours. */
const LONG_ENOUGH = 0.9;

/** The frequency of the mains that hum in a silence. */
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

/** The power of one frequency (Goertzel); the sound is faded in and out, which keeps others out. */
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
