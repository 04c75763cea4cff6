import type { MelFrames } from "./melFrames.ts";
import type { Sound, Whisper } from "./whisper.ts";

/** In frames: silence after the last sound, without which the model may not end. */
const PAD = 60;
/** In frames: the model hears no more than thirty seconds. */
const LONGEST = 3_000;

/** In frames: the model was made for long stretches; with little around it, one word is misheard. */
const LEAST_OF_COMMAND = 1_000;

/** What the model hears from one frame to another, with silence after it, `least` frames in all. */
export function heardBetween(
  whisper: Pick<Whisper, "hear">,
  frames: Pick<MelFrames, "window">,
  from: number,
  to: number,
  least = 0,
): Promise<Sound> {
  const length = Math.min(LONGEST, Math.max(least, to - from + PAD));
  return whisper.hear(frames.window(from, to, length + (length % 2)));
}

export function heardCommand(
  whisper: Pick<Whisper, "hear">,
  frames: Pick<MelFrames, "window">,
  from: number,
  to: number,
): Promise<Sound> {
  return heardBetween(whisper, frames, from, to, LEAST_OF_COMMAND);
}
