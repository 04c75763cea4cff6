import { FRAME, levelsOf, meanLevel } from "../levels/levelsOf.ts";
import { highPass } from "../levels/highPass.ts";
import type { Sound } from "../sound.ts";
import { voiceIn } from "../takes/voiceIn.ts";

/** In Hz: above this, a sound fades with the echo of the room and not with the resonance of a chest. */
const LOWEST = 400;

/** In frames: the length over which a fall is measured, and how many are averaged on each side. */
const FALL = 20;
const AROUND = 1;

/** In dB: a fall has to begin this far above what counts as clear. */
const LOUD = 4;

/** In dB: nearer to the noise a fall cannot be measured. */
const ABOVE_NOISE = 3;

/** The share of falls that are ignored as too steep; the next one is that of the room. */
const STEEPEST = 0.15;

/**
 * In seconds: how long a room takes to fall silent by 60 dB, measured from somebody who reads in it.
 * No word can fade faster than the echo of the room, so the steepest falls show it.
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

/** The steepest of neighbouring falls, the steepest of all first. */
function steepest(falls: Float32Array): Float32Array {
  const isSteepest = (each: number, at: number) =>
    each > 0 && each === Math.max(...falls.subarray(Math.max(0, at - FALL), at + FALL + 1));
  return falls.filter(isSteepest).toSorted().toReversed();
}
