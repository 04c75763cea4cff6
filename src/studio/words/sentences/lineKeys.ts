/** Lines, each with a React key that stays with it while it changes or moves. */
export type KeyedLines = { lines: readonly string[]; keys: readonly number[]; next: number };

export function keyLines(lines: readonly string[]): KeyedLines {
  return { lines, keys: lines.map((_, index) => index), next: lines.length };
}

/**
 * The keys for the present lines: those unchanged at either end keep theirs, a moved line is found
 * by its text, and a changed one by its place among the rest.
 */
export function updateKeys(known: KeyedLines, lines: readonly string[]): KeyedLines {
  if (known.lines === lines) return known;
  const { lines: before, keys } = known;
  const shorter = Math.min(before.length, lines.length);
  let head = 0;
  while (head < shorter && before[head] === lines[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === lines.at(-1 - tail)) tail++;

  const old = keys
    .slice(head, keys.length - tail)
    .map((key, index) => ({ key, text: before[head + index] }));
  const middle = lines.slice(head, lines.length - tail);
  const found = middle.map((text) => {
    const at = old.findIndex((line) => line.text === text);
    return at < 0 ? undefined : old.splice(at, 1)[0]!.key;
  });
  let { next } = known;
  return {
    lines,
    keys: [
      ...keys.slice(0, head),
      ...found.map((key) => key ?? old.shift()?.key ?? next++),
      ...keys.slice(keys.length - tail),
    ],
    next,
  };
}
