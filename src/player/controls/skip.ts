import { duration } from "../../i18n/duration.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { voice, type Clip } from "../../platform/sound/voice.ts";
import { announce } from "../../ui/announce.ts";

/** In seconds: how far one press jumps. */
export const SKIP = 15;

/** Jumps on or back in a clip that is `length` seconds long, and announces the new position. */
export function skip(clip: Clip, length: number, by: number, messages: Messages) {
  const to = Math.max(0, Math.min(length, voice.seconds(clip)) + by);
  voice.seek(clip, Math.min(length, to));
  announce(positionInWords(Math.min(length, to), length, messages));
}

/** “20 seconds of 1 minute”. */
export function positionInWords(at: number, length: number, { player, duration: units }: Messages) {
  return player.position(duration(at, units).heard, duration(length, units).heard);
}
