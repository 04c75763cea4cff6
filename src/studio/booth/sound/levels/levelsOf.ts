import { highPass } from "./highPass.ts";
import type { Sound } from "../sound.ts";
import { decibels } from "../../../../lib/sound/loudness.js";

/** In seconds: how long a stretch is of which one level is told. */
export const FRAME = 0.01;

/** In dB: what is quieter counts as nothing, as no number in a document may be infinite. */
export const NOTHING = -100;

/** In hertz: below the lowest voice. */
export const RUMBLE = 80;

/** How loud a sound is from moment to moment, in dB RMS, without its rumble. */
export function levelsOf({ samples, rate }: Sound): Float32Array {
  const heard = highPass(samples, rate, RUMBLE);
  const levels = new Float32Array(Math.floor(heard.length / (FRAME * rate)));
  for (let frame = 0; frame < levels.length; frame++) {
    const start = Math.round(frame * FRAME * rate);
    const end = Math.round((frame + 1) * FRAME * rate);
    let sum = 0;
    for (let each = start; each < end; each++) sum += heard[each]! * heard[each]!;
    levels[frame] = Math.max(NOTHING, decibels(sum / (end - start)));
  }
  return levels;
}

/** The level of several stretches together, in dB. */
export function meanLevel(levels: Float32Array): number {
  const power = levels.reduce((sum, each) => sum + 10 ** (each / 10), 0) / levels.length;
  return Math.max(NOTHING, decibels(power || 0));
}
