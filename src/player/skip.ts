import { duration } from "../i18n/duration.ts";
import type { Messages } from "../i18n/en.ts";
import { voice, type Clip } from "../platform/voice.ts";
import { announce } from "../ui/Announcer.tsx";

/** How far one jumps at once, in seconds. */
export const SKIP = 15;

/** Goes on or back in a clip that is `length` seconds long, and tells where one is then. */
export function skip(clip: Clip, length: number, by: number, messages: Messages) {
  const to = Math.max(0, Math.min(length, voice.seconds(clip)) + by);
  voice.seek(clip, Math.min(length, to));
  announce(positionInWords(Math.min(length, to), length, messages));
}

/** “20 seconds of 1 minute”. */
export function positionInWords(at: number, length: number, { player, duration: units }: Messages) {
  return player.position(duration(at, units).heard, duration(length, units).heard);
}
