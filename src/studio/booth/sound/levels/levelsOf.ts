import { highPass } from "./highPass.ts";
import type { Sound } from "../sound.ts";
import { decibels } from "../../../../lib/sound/loudness.js";

/** In seconds: the length of one level. */
export const FRAME = 0.01;

/** In dB: the lowest level; JSON has no infinity for silence. */
export const NOTHING = -100;

/** In Hz: below the lowest voice. */
export const RUMBLE = 80;

/** The level of each frame of a sound, in dB RMS, without its rumble. */
export function levelsOf({ samples, rate }: Sound): Float32Array {
  const filtered = highPass(samples, rate, RUMBLE);
  const levels = new Float32Array(Math.floor(filtered.length / (FRAME * rate)));
  for (let frame = 0; frame < levels.length; frame++) {
    const start = Math.round(frame * FRAME * rate);
    const end = Math.round((frame + 1) * FRAME * rate);
    let sum = 0;
    for (let each = start; each < end; each++) sum += filtered[each]! * filtered[each]!;
    levels[frame] = Math.max(NOTHING, decibels(sum / (end - start)));
  }
  return levels;
}

/** The level of several frames together, in dB. */
export function meanLevel(levels: Float32Array): number {
  const power = levels.reduce((sum, each) => sum + 10 ** (each / 10), 0) / levels.length;
  return Math.max(NOTHING, decibels(power || 0));
}
