import type { MelFrames } from "../audio/melFrames.ts";
import type { EncodedSound, Whisper } from "../model/whisper.ts";

/** In frames: silence after the last sound, without which the model may not end. */
const PAD = 60;
/** In frames: the model hears no more than thirty seconds. */
const LONGEST = 3_000;

/** In frames: the model was made for long stretches; with little around it, one word is misheard. */
const LEAST_OF_COMMAND = 1_000;

/** What the model hears from one frame to another, with silence after it, `least` frames in all. */
export function encodeFrames(
  whisper: Pick<Whisper, "encode">,
  frames: Pick<MelFrames, "window">,
  from: number,
  to: number,
  least = 0,
): Promise<EncodedSound> {
  const length = Math.min(LONGEST, Math.max(least, to - from + PAD));
  return whisper.encode(frames.window(from, to, length + (length % 2)));
}

export function encodeCommand(
  whisper: Pick<Whisper, "encode">,
  frames: Pick<MelFrames, "window">,
  from: number,
  to: number,
): Promise<EncodedSound> {
  return encodeFrames(whisper, frames, from, to, LEAST_OF_COMMAND);
}
