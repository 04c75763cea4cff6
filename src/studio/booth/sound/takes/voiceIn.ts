import { FRAME } from "../levels/levelsOf.ts";

/** A voice in a sound, in frames. */
export type Voice = {
  /** Levels in dB: of the noise; from which a sound is heard above it; which only a voice reaches. */
  noise: number;
  faint: number;
  clear: number;
  /** The stretches in which the voice is clear, in order. */
  spans: readonly Span[];
};

/** From a frame to another, which is not included. */
export type Span = readonly [start: number, end: number];

/** The noise is the level below which this share of frames lies: everybody pauses that much. */
const QUIETEST = 0.1;

/** In seconds: a voice holds its level longer than a key, a mouse or a chair that creaks. */
const HELD = 0.06;

/** In dB: a level counts as held while it falls no further. */
const FALL = 10;

/** In dB: how far a voice has to be above the noise, and how loud at the least. */
const ABOVE_NOISE = 8;
const QUIETEST_VOICE = -65;

/** In dB above the noise: from where a sound is heard; nearer where the voice itself is near. */
const HEARD = { least: 4, most: 8, share: 1 / 3 };

/** In dB below the voice: the faintest sound of speech; and a level that no breath reaches. */
const FAINT = 42;
const CLEAR = 24;

/** In seconds: a voice with so short a break, as before a consonant, goes on. */
const BREAK = 0.03;

/** Finds a voice by the levels of a sound; noise and clicks are none. */
export function voiceIn(levels: Float32Array): Voice | undefined {
  const noise = levels.toSorted()[Math.floor(levels.length * QUIETEST)];
  if (noise === undefined) return undefined;
  const held = heldLevel(levels);
  if (held < Math.max(QUIETEST_VOICE, noise + ABOVE_NOISE)) return undefined;
  const aboveNoise = noise + clamp((held - noise) * HEARD.share, HEARD.least, HEARD.most);
  const faint = Math.max(held - FAINT, aboveNoise);
  const clear = Math.max(held - CLEAR, faint);
  const spans = spansAbove(levels, clear, BREAK).filter((span) => isHeld(levels, span));
  return spans.length > 0 ? { noise, faint, clear, spans } : undefined;
}

function clamp(value: number, least: number, most: number) {
  return Math.min(most, Math.max(least, value));
}

/** The highest level that is held; a click is too short for it. */
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

/** The stretches above a level, joined where the break between them is no longer than given. */
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

/** In seconds: the silence that is kept before and after a voice that is cut out. */
export const voiceMargin = { before: 0.12, after: 0.25 };
