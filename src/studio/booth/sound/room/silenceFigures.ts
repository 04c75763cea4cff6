import { highPass } from "../levels/highPass.ts";
import { humIn } from "./humIn.ts";
import { levelsOf, RUMBLE } from "../levels/levelsOf.ts";
import { meanLevel } from "../levels/meanLevel.ts";
import type { SilenceFigures } from "./roomFigures.ts";
import type { Sound } from "../sound.ts";

/** The share of a silence that counts: somebody may have moved a chair in the rest. */
const STILL = 0.8;

/** What is heard in a few seconds in which nobody speaks. */
export function silenceFigures(sound: Sound): SilenceFigures {
  const levels = levelsOf(sound).toSorted();
  const samples = highPass(sound.samples, sound.rate, RUMBLE);
  return {
    noise: meanLevel(levels.subarray(0, Math.ceil(levels.length * STILL))),
    hum: humIn({ samples, rate: sound.rate }),
  };
}
