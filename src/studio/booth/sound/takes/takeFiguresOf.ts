import { isClipped } from "../levels/isClipped.ts";
import { isInterrupted } from "./isInterrupted.ts";
import { FRAME, levelsOf } from "../levels/levelsOf.ts";
import { meanLevel } from "../levels/meanLevel.ts";
import { partLoudness } from "../levels/partLoudness.ts";
import type { Sound } from "../sound.ts";
import { flaws, type Flaw, type TakeFigures } from "../../../draft/documents/boothDocument.ts";
import { truePeak } from "../levels/truePeak.ts";
import { voiceIn } from "./voiceIn.ts";

/** In LUFS: to be as loud as the others it would need 20 dB, and its noise with it. */
const QUIET = -36;

/** In dB: a voice that is less above its background is hard to follow (WCAG 2, 1.4.7). */
const ABOVE_NOISE = 20;

/** In frames: a voice that is there for so long at an edge goes on beyond it. */
const EDGE = 3;

/**
 * What is true of a part of a sound, as `spokenPart` found it, and what is wrong with it; `longest`,
 * in seconds: then a take is ended by itself.
 */
export function takeFiguresOf(
  sound: Sound,
  part: { from: number; to: number } | undefined,
  longest = Infinity,
): TakeFigures {
  const levels = levelsOf(sound);
  const voice = voiceIn(levels);
  const { from, to } = part ?? { from: 0, to: sound.samples.length / sound.rate };
  const samples = sound.samples.subarray(
    Math.round(from * sound.rate),
    Math.round(to * sound.rate),
  );
  const within = levels.subarray(Math.round(from / FRAME), Math.round(to / FRAME));
  const loudness = partLoudness(samples, sound.rate);
  const noise = voice?.noise ?? meanLevel(levels);
  const { clear = Infinity, faint = Infinity } = voice ?? {};
  const isThere = (edge: Float32Array) => edge.length > 0 && edge.every((level) => level > clear);
  const has: Record<Flaw, boolean> = {
    silent: !part || !within.some((level) => level > clear),
    interrupted: isInterrupted(samples),
    clipped: isClipped(samples),
    cutAtStart: isThere(within.subarray(0, EDGE)),
    cutAtEnd: isThere(within.subarray(-EDGE)),
    quiet: loudness < QUIET,
    noisy: meanLevel(within.filter((level) => level > faint)) - noise < ABOVE_NOISE,
    endless: sound.samples.length / sound.rate >= longest,
  };
  const found = flaws.filter((flaw) => has[flaw]);
  return {
    loudness,
    peak: truePeak(samples),
    noise,
    flaws: has.silent ? found.filter((flaw) => flaw === "silent" || flaw === "interrupted") : found,
  };
}
