import { isClipped } from "../levels/isClipped.ts";
import { FRAME, levelsOf, meanLevel } from "../levels/levelsOf.ts";
import { partLoudness } from "../levels/partLoudness.ts";
import type { Sound } from "../sound.ts";
import { flaws, type Flaw, type TakeFigures } from "../../../draft/documents/boothDocument.ts";
import { truePeak } from "../levels/truePeak.ts";
import { voiceIn } from "./voiceIn.ts";

/** In LUFS: a quieter take would need 20 dB more, and so would its noise. */
const QUIET = -36;

/** In dB: a voice that is less above its background is hard to follow (WCAG 2, 1.4.7). */
const ABOVE_NOISE = 20;

/** In frames: a voice that lasts so long at an edge goes on beyond it. */
const EDGE = 3;

/**
 * Measures the part of a sound that `spokenPart` found, and lists its flaws; `longest`, in seconds:
 * the length at which a take is ended by itself.
 */
export function measureTake(
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
  const isVoice = (edge: Float32Array) => edge.length > 0 && edge.every((level) => level > clear);
  const has: Record<Flaw, boolean> = {
    silent: !part || !within.some((level) => level > clear),
    interrupted: isInterrupted(samples),
    clipped: isClipped(samples),
    cutAtStart: isVoice(within.subarray(0, EDGE)),
    cutAtEnd: isVoice(within.subarray(-EDGE)),
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

/** In samples: a lost buffer is this long at exactly zero, and no microphone is. */
const LOST = 64;

/** In samples: where buffers were lost, sound is heard within so many before and after them. */
const CUT_OFF = 32;

/** Of full scale, about −40 dB: a gap in a quieter sound is not heard. */
const HEARD = 0.01;

/** Whether buffers were lost on their way from the microphone. */
function isInterrupted(samples: Float32Array): boolean {
  // Every gap is so long that one of these samples is in it.
  for (let at = 0; at < samples.length; at += LOST) {
    if (samples[at] !== 0) continue;
    let start = at;
    while (samples[start - 1] === 0) start--;
    while (samples[at] === 0) at++;
    if (at - start >= LOST && isHeard(samples, start - CUT_OFF) && isHeard(samples, at))
      return true;
    at -= at % LOST;
  }
  return false;
}

function isHeard(samples: Float32Array, start: number) {
  const edge = samples.subarray(Math.max(0, start), Math.max(0, start + CUT_OFF));
  return edge.some((sample) => Math.abs(sample) > HEARD);
}
