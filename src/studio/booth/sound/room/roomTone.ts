import { FRAME, levelsOf, RUMBLE } from "../levels/levelsOf.ts";
import { highPass } from "../levels/highPass.ts";
import { voiceIn } from "../takes/voiceIn.ts";

/** In Hz: how often a copy of the moment begins; among so many no single one is heard. */
const MOMENTS = 400;

/**
 * Makes room sound of any length from a moment of it. Copies begin at random and half of them are
 * inverted: the result is as loud as the moment, has its colour, and no repetition is heard.
 */
export function extendRoomTone(
  moment: Float32Array,
  length: number,
  rate: number,
  random: () => number,
): Float32Array {
  const tone = new Float32Array(length);
  const every = rate / MOMENTS;
  const soft = moment.map(
    (sample, at) => sample * Math.sin((Math.PI * (at + 0.5)) / moment.length),
  );
  // The window takes half of the power.
  const height = Math.sqrt((2 * every) / Math.max(1, moment.length));
  for (let due = -moment.length; due < length; due += every) {
    const start = Math.floor(due + random() * every);
    const factor = random() < 0.5 ? height : -height;
    const last = Math.min(soft.length, length - start);
    for (let at = Math.max(0, -start); at < last; at++) tone[start + at]! += factor * soft[at]!;
  }
  return tone;
}

/** In seconds: a shorter pause is the closed lips before a “p”; a longer one adds nothing. */
const SHORTEST = 0.08;
const LONGEST = 0.3;

/** The longest moment of a sentence in which nobody speaks, without rumble; empty where none is. */
export function findRoomTone(samples: Float32Array, rate: number): Float32Array {
  const levels = levelsOf({ samples, rate });
  const voice = voiceIn(levels);
  if (!voice) return new Float32Array();
  let [start, end] = [0, 0];
  let since = 0;
  for (const [frame, level] of levels.entries()) {
    if (level >= voice.faint) since = frame + 1;
    else if (frame + 1 - since > end - start) [start, end] = [since, frame + 1];
  }
  const frames = Math.min(end - start, Math.round(LONGEST / FRAME));
  if (frames * FRAME < SHORTEST) return new Float32Array();
  // From the middle: a voice fades at one end, and a breath may begin at the other.
  const from = start + ((end - start - frames) >> 1);
  return highPass(samples, rate, RUMBLE).slice(
    Math.round(from * FRAME * rate),
    Math.round((from + frames) * FRAME * rate),
  );
}
