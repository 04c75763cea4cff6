import { FRAME, levelsOf } from "../levels/levelsOf.ts";
import { voiceMargin, spansAbove, voiceIn, type Span } from "./voiceIn.ts";
import type { Sound } from "../sound.ts";

/** In seconds: the most that is kept of a breath before the first word. */
const BREATH = 0.35;

/** In seconds: the most that is kept of the sound that fades after the last word. */
const FADING = 0.5;

/** In seconds: the longest silence inside a word; what is farther from the voice is another sound. */
const APART = 0.14;

/** In seconds: kept before a breath or a soft consonant, which begins before it can be measured. */
const LEAD = 0.03;

/** In seconds: a breath lasts longer than a click. */
const LONGER_THAN_A_CLICK = 0.08;

/** In seconds: the longest break between two sounds that count as one. */
const BREAK = 0.02;

/**
 * Where the voice is in a take, in seconds, with a margin: from a breath before the first
 * word to the end of the last. What comes before or after it, such as the key that began the take,
 * is left out; pauses between words stay.
 */
export function spokenPart(sound: Sound): { from: number; to: number } | undefined {
  const levels = levelsOf(sound);
  const voice = voiceIn(levels);
  const onset = voice?.spans[0]?.[0];
  const ending = voice?.spans.at(-1)?.[1];
  if (!voice || onset === undefined || ending === undefined) return undefined;
  const heard = spansAbove(levels, voice.faint, BREAK);
  const { start, before } = beginning(heard, onset);
  const { end, after } = close(heard, ending);
  const from = Math.max(
    before * FRAME,
    Math.min(onset * FRAME - voiceMargin.before, start * FRAME - LEAD),
  );
  const to = Math.min(
    after * FRAME,
    end * FRAME + voiceMargin.after,
    sound.samples.length / sound.rate,
  );
  return { from: Math.max(0, from, onset * FRAME - BREATH), to };
}

/** Where the sound that leads to the first clear frame begins, and where the one before it ends. */
function beginning(heard: readonly Span[], onset: number) {
  let start = onset;
  for (const [from, to] of heard.toReversed()) {
    if (from > onset) continue;
    const isNear = (start - to) * FRAME <= APART;
    // A click is over before a breath has begun, and a “p” bursts right before its vowel.
    const belongs =
      to >= start - BREAK / FRAME || (isNear && (to - from) * FRAME > LONGER_THAN_A_CLICK);
    if (!belongs) return { start, before: to };
    start = Math.min(start, from);
  }
  return { start, before: 0 };
}

/** Where the sound after the last clear frame ends, and where the next one begins. */
function close(heard: readonly Span[], ending: number) {
  let end = ending;
  const last = ending + FADING / FRAME;
  for (const [from, to] of heard) {
    if (to < ending) continue;
    if ((from - end) * FRAME > APART) return { end, after: from };
    end = Math.min(last, Math.max(end, to));
  }
  return { end, after: Infinity };
}
