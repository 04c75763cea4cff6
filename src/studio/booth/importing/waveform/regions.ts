/** Where a sentence begins and ends in a recording, in seconds. */
export type Region = readonly [from: number, to: number];

/** In seconds: the shortest sentence, so that its two edges can still be told apart and dragged. */
const SHORTEST = 0.2;

/** The beginning or the end of one of the sentences. */
export type Edge = { sentence: number; is: "from" | "to" };

/** How far an edge can be moved: up to the far edge of the sentence beside it. */
export function limitsOf(regions: readonly Region[], { sentence, is }: Edge, seconds: number) {
  const [from, to] = regions[sentence]!;
  const before = regions[sentence - 1];
  const after = regions[sentence + 1];
  return is === "from"
    ? { least: before ? before[0] + SHORTEST : 0, most: to - SHORTEST }
    : { least: from + SHORTEST, most: after ? after[1] - SHORTEST : seconds };
}

/** Moves an edge, and the edge of the sentence beside it where they would overlap. */
export function moveEdge(
  regions: readonly Region[],
  edge: Edge,
  asked: number,
  seconds: number,
): Region[] {
  const { sentence, is } = edge;
  const { least, most } = limitsOf(regions, edge, seconds);
  const at = Math.max(Math.min(asked, most), least);
  return regions.map((region, n): Region => {
    const [from, to] = region;
    if (n === sentence) return is === "from" ? [at, to] : [from, at];
    if (n === sentence - 1 && is === "from") return [from, Math.min(to, at)];
    if (n === sentence + 1 && is === "to") return [Math.max(from, at), to];
    return region;
  });
}

/** Makes regions that follow each other, none shorter than `SHORTEST`, none overlapping. */
export function inOrder(found: readonly Region[], seconds: number): Region[] {
  let before = 0;
  const forwards = found.map(([from, to], n): Region => {
    const shared = n > 0 ? Math.max(found[n - 1]![1] - from, 0) : 0;
    const begin = Math.max(from + shared / 2, before);
    const next = found[n + 1]?.[0] ?? Infinity;
    before = Math.max(next < to ? (to + next) / 2 : to, begin + SHORTEST);
    return [begin, before];
  });
  let after = seconds;
  const backwards = forwards.toReversed().map(([from, to]): Region => {
    const end = Math.min(to, after);
    after = Math.min(from, end - SHORTEST);
    return [after, end];
  });
  return backwards.toReversed();
}
