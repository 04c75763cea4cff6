import { FRAME, levelsOf } from "../levels/levelsOf.ts";
import { voiceMargin, spansAbove, voiceIn, type Span } from "./voiceIn.ts";
import type { Sound } from "../sound.ts";

/** In seconds: of a breath before the first word no more is kept. */
const BREATH = 0.35;

/** In seconds: of what fades after the last word no more is kept. */
const FADING = 0.5;

/** In seconds: what is farther from the voice than the silence inside a word does not belong to it. */
const APART = 0.14;

/** In seconds: before a breath or a soft consonant a little more is kept than what is heard of it. */
const LEAD = 0.03;

/** In seconds: a breath lasts longer than a click. */
const LONGER_THAN_A_CLICK = 0.08;

/** In seconds: the break between two sounds of speech that are heard as one. */
const BREAK = 0.02;

/**
 * Where the voice is in a take, in seconds, with room around it: from a breath before the first
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

/** Where what leads to the first clear frame begins, and where what is heard before that ended. */
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

/** Where what follows the last clear frame ends, and where the next thing is heard. */
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
