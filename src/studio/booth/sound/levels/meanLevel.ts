import { decibels } from "../../../../lib/sound/loudness.js";
import { NOTHING } from "./levelsOf.ts";

/** The level of several stretches together, in dB. */
export function meanLevel(levels: Float32Array): number {
  const power = levels.reduce((sum, each) => sum + 10 ** (each / 10), 0) / levels.length;
  return Math.max(NOTHING, decibels(power || 0));
}
