import { FRAME, levelsOf, RUMBLE } from "../levels/levelsOf.ts";
import { highPass } from "../levels/highPass.ts";
import { voiceIn } from "../takes/voiceIn.ts";

/** In hertz: so often a moment of the room begins anew; each alone cannot be heard among so many. */
const MOMENTS = 400;

/**
 * The sound of a room for as long as is wanted, made of a moment of it: copies that begin at random,
 * each turned over or not, are as loud as it and of its colour, and nothing in them comes again.
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

/** In seconds: less is the closed lips before a “p”, and more of a room says nothing new. */
const SHORTEST = 0.08;
const LONGEST = 0.3;

/** The longest moment of a sentence in which only the room is heard, without rumble. */
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
  // A voice dies away at one end of it, and a breath may begin at the other.
  const from = start + ((end - start - frames) >> 1);
  return highPass(samples, rate, RUMBLE).slice(
    Math.round(from * FRAME * rate),
    Math.round((from + frames) * FRAME * rate),
  );
}
