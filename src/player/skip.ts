import { voice, type Clip } from "../platform/voice.ts";

/** How far one jumps at once, in seconds. */
export const SKIP = 15;

/** Goes on or back in a clip that is `length` seconds long, and answers where one is then. */
export function skip(clip: Clip, length: number, by: number): number {
  const to = Math.max(0, Math.min(length, Math.min(length, voice.seconds(clip)) + by));
  voice.seek(clip, to);
  return to;
}
