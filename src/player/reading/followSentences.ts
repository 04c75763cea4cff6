import type { Recording } from "../../catalogue/catalogue.ts";

/** The number of the sentence that is heard at a second; before the first begins, that one. */
export function sentenceAt(cues: NonNullable<Recording["cues"]>, seconds: number): number {
  const begins = cues.map(([start]) => start);
  return Math.max(0, lastBegun(begins, seconds));
}

/** The number of the last of some sentences, in their order, that has begun at a second, or -1. */
export function lastBegun(begins: readonly number[], seconds: number): number {
  return begins.findLastIndex((start) => start <= seconds);
}

/**
 * Whether a sentence is on the screen. A text scrolls on to the next one only then: whoever reads
 * elsewhere must be left there.
 */
export function isInView(sentence: Element): boolean {
  // In some browsers what is in a closed `<details>` has a rectangle too, though it is not seen.
  if (sentence.closest("details:not([open]) > :not(summary)")) return false;
  const { top, bottom } = sentence.getBoundingClientRect();
  return bottom > 0 && top < document.documentElement.clientHeight;
}
