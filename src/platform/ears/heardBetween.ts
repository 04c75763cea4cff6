import type { MelFrames } from "./melFrames.ts";
import type { Sound, Whisper } from "./whisper.ts";

/** In frames: silence after the last sound, without which the model may not end. */
const PAD = 60;
/** In frames: the model hears no more than thirty seconds. */
const LONGEST = 3_000;

/** What the model hears from one frame to another. */
export function heardBetween(
  whisper: Pick<Whisper, "hear">,
  frames: Pick<MelFrames, "window">,
  from: number,
  to: number,
): Promise<Sound> {
  const length = Math.min(LONGEST, to - from + PAD);
  return whisper.hear(frames.window(from, to, length + (length % 2)));
}
