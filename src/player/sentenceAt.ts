import type { Recording } from "../catalogue/catalogue.ts";

/** The number of the sentence that is heard at a second: the last that has begun. */
export function sentenceAt(cues: NonNullable<Recording["cues"]>, seconds: number): number {
  return Math.max(
    0,
    cues.findLastIndex(([start]) => start <= seconds),
  );
}
