import { FRAME, levelsOf, meanLevel } from "../levels/levelsOf.ts";
import { highPass } from "../levels/highPass.ts";
import type { Sound } from "../sound.ts";
import { voiceIn } from "../takes/voiceIn.ts";

/** In hertz: what is higher falls silent as the place does, not as a chest does. */
const LOWEST = 400;

/** In frames: over how long the fall of a voice is measured, and how many are smoothed to one. */
const FALL = 20;
const AROUND = 1;

/** In dB: where the voice is this close to what is too faint to be clear, it has fallen already. */
const LOUD = 4;

/** In dB: closer to the noise nothing falls any more. */
const ABOVE_NOISE = 3;

/** The share of falls that are steeper than that of the place: words end as fast as they can. */
const STEEPEST = 0.15;

/**
 * In seconds: how long it takes a place to fall silent, by 60 dB, as heard by somebody who reads in
 * it. No word can end faster than the place lets it, so the steepest ends tell.
 */
export function echoIn({ samples, rate }: Sound): number {
  const levels = levelsOf({ samples: highPass(samples, rate, LOWEST), rate });
  const voice = voiceIn(levels);
  if (!voice) return 0;
  const smooth = levels.map((_, at) =>
    Math.max(
      voice.noise + ABOVE_NOISE,
      meanLevel(levels.subarray(Math.max(0, at - AROUND), at + AROUND + 1)),
    ),
  );
  const falls = steepest(
    smooth.map((level, at) => (level < voice.clear + LOUD ? 0 : fall(smooth, at))),
  );
  const typical = falls[Math.floor(falls.length * STEEPEST)];
  return typical === undefined ? 0 : 60 / typical;
}

/** How fast a level falls from a frame on, in dB a second: the slope of the line nearest to it. */
function fall(levels: Float32Array, from: number) {
  if (from + FALL > levels.length) return 0;
  let sum = 0;
  let weight = 0;
  for (let each = 0; each < FALL; each++) {
    const place = each - (FALL - 1) / 2;
    sum += place * levels[from + each]!;
    weight += place * place;
  }
  return Math.max(0, -sum / weight / FRAME);
}

/** Of falls that are side by side the steepest one; all of these, the steepest first. */
function steepest(falls: Float32Array): Float32Array {
  const isSteepest = (each: number, at: number) =>
    each > 0 && each === Math.max(...falls.subarray(Math.max(0, at - FALL), at + FALL + 1));
  return falls.filter(isSteepest).toSorted().toReversed();
}
