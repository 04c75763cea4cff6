import { FRAME } from "../levels/levelsOf.ts";

/** A voice in a sound, in frames of its levels, and how loud it is around it. */
export type Voice = {
  /** Levels in dB: the noise of the place; what is heard above it; what only a voice reaches. */
  noise: number;
  faint: number;
  clear: number;
  /** The stretches of a clear voice, in their order. */
  spans: readonly Span[];
};

/** From a frame to before another. */
export type Span = readonly [start: number, end: number];

/** The share of frames that are quieter than the noise is said to be: everybody pauses that much. */
const QUIETEST = 0.1;

/** In seconds: a voice holds its level longer than a key, a mouse or a chair that creaks. */
const HELD = 0.06;

/** In dB: how much a stretch may fall while it counts as held. */
const FALL = 10;

/** In dB: a voice is that much above the noise, or nobody is heard, and not quieter than this. */
const ABOVE_NOISE = 8;
const QUIETEST_VOICE = -65;

/** In dB above the noise: what is heard above it, less where the voice itself is hardly above it. */
const HEARD = { least: 4, most: 8, share: 1 / 3 };

/** In dB below the voice: no sound of speech is fainter; a breath never reaches what is clear. */
const FAINT = 42;
const CLEAR = 24;

/** In seconds: a break of a voice, as before a consonant, is no end. */
const BREAK = 0.03;

/** Where in a sound somebody speaks, by its levels; in noise and clicks nobody does. */
export function voiceIn(levels: Float32Array): Voice | undefined {
  const noise = levels.toSorted()[Math.floor(levels.length * QUIETEST)];
  if (noise === undefined) return undefined;
  const held = heldLevel(levels);
  if (held < Math.max(QUIETEST_VOICE, noise + ABOVE_NOISE)) return undefined;
  const aboveNoise = noise + clamped((held - noise) * HEARD.share, HEARD.least, HEARD.most);
  const faint = Math.max(held - FAINT, aboveNoise);
  const clear = Math.max(held - CLEAR, faint);
  const spans = spansAbove(levels, clear, BREAK).filter((span) => isHeld(levels, span));
  return spans.length > 0 ? { noise, faint, clear, spans } : undefined;
}

function clamped(value: number, least: number, most: number) {
  return Math.min(most, Math.max(least, value));
}

/** The highest level that is held: the loudest click is over before. */
function heldLevel(levels: Float32Array) {
  const frames = Math.round(HELD / FRAME);
  let highest = -Infinity;
  for (let start = 0; start + frames <= levels.length; start++)
    highest = Math.max(highest, Math.min(...levels.subarray(start, start + frames)));
  return highest;
}

function isHeld(levels: Float32Array, [start, end]: Span) {
  const span = levels.subarray(start, end);
  const loud = Math.max(...span) - FALL;
  return span.filter((level) => level > loud).length * FRAME >= HELD;
}

/** The stretches above a level; those with no more than a break between them are one. */
export function spansAbove(levels: Float32Array, level: number, longestBreak: number): Span[] {
  const spans: [number, number][] = [];
  for (let frame = 0; frame < levels.length; frame++) {
    if (levels[frame]! < level) continue;
    const last = spans.at(-1);
    if (last && (frame - last[1]) * FRAME <= longestBreak) last[1] = frame + 1;
    else spans.push([frame, frame + 1]);
  }
  return spans;
}

/** In seconds: what is left of the silence before and after a voice that is cut out. */
export const voiceMargin = { before: 0.12, after: 0.25 };
