import type { Edge, Region } from "./regions.ts";

/** In seconds: how much is seen beyond the sentences of a view. */
const MARGIN = 0.3;

/**
 * The part of a recording that is shown around one sentence: it and its neighbours. It does not
 * change while an edge in it is dragged.
 */
export function viewAround(regions: readonly Region[], sentence: number, seconds: number): Region {
  const before = regions[sentence - 1];
  const after = regions[sentence + 1];
  return [
    before ? Math.max(before[0] - MARGIN, 0) : 0,
    after ? Math.min(after[1] + MARGIN, seconds) : seconds,
  ];
}

/** The edges that can be dragged around a sentence, its own first. */
export function edgesAround(regions: readonly Region[], sentence: number): Edge[] {
  return [
    { sentence, is: "from" },
    { sentence, is: "to" },
    ...(sentence > 0 ? [{ sentence: sentence - 1, is: "to" } as const] : []),
    ...(sentence < regions.length - 1 ? [{ sentence: sentence + 1, is: "from" } as const] : []),
  ];
}

/** The sentence at a second, or the last one before it. */
export function sentenceAround(regions: readonly Region[], second: number): number {
  return Math.max(
    regions.findLastIndex(([from]) => from <= second),
    0,
  );
}
