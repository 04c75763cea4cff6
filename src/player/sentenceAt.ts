import type { Recording } from "../content/museum.ts";

/** Which sentence is heard at a time: the last that has begun. */
export function sentenceAt(cues: NonNullable<Recording["cues"]>, seconds: number): number {
  return Math.max(
    0,
    cues.findLastIndex(([start]) => start <= seconds),
  );
}
