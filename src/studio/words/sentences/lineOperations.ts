/** The lines of a list after an edit, and where the caret goes. */
export type EditedLines = { lines: readonly string[]; focus: { index: number; caret: number } };

/** A line with line breaks typed into it: each break begins a new line. */
export function splitLine(lines: readonly string[], index: number, text: string): EditedLines {
  const pieces = text.split("\n").map((piece) => piece.trim());
  // Enter on an empty line would pile up empty lines.
  const isEmpty = pieces.every((piece) => piece === "");
  const kept = isEmpty ? [""] : pieces;
  const focus = { index: index + kept.length - 1, caret: 0 };
  return { lines: lines.toSpliced(index, 1, ...kept), focus };
}

/** A line joined with the one before it; the caret is where they met. */
export function joinLines(lines: readonly string[], index: number): EditedLines {
  const before = (lines[index - 1] ?? "").trimEnd();
  const after = (lines[index] ?? "").trimStart();
  const text = before && after ? `${before} ${after}` : before + after;
  return {
    lines: lines.toSpliced(index - 1, 2, text),
    focus: { index: index - 1, caret: before.length },
  };
}

/** A line taken to another place; `to` is its place afterwards. */
export function moveLine<Line>(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const within = Math.min(Math.max(to, 0), lines.length - 1);
  if (within === from || lines[from] === undefined) return lines;
  return lines.toSpliced(from, 1).toSpliced(within, 0, lines[from]);
}

/** The lines without one; one goes on at the line that took its place, or at the last. */
export function removeLine(lines: readonly string[], index: number): EditedLines {
  const left = lines.toSpliced(index, 1);
  const next = Math.min(index, Math.max(left.length - 1, 0));
  return { lines: left, focus: { index: next, caret: left[next]?.length ?? 0 } };
}

/** Several lines put in place of what is selected in one. */
export function pasteLines(
  lines: readonly string[],
  index: number,
  [start, end]: readonly [start: number, end: number],
  pieces: readonly string[],
): EditedLines {
  const text = lines[index] ?? "";
  const [head, tail] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  const put = [...pieces];
  if (head) put[0] = `${head} ${put[0] ?? ""}`.trimEnd();
  const caret = put.at(-1)?.length ?? 0;
  if (tail) put[put.length - 1] = `${put.at(-1) ?? ""} ${tail}`.trimStart();
  return {
    lines: lines.toSpliced(index, 1, ...put),
    focus: { index: index + put.length - 1, caret },
  };
}

/** The place a dragged line would take, by where the pointer is among the middles of the lines. */
export function dropPlace(middles: readonly number[], from: number, y: number): number {
  const others = middles.filter((_, index) => index !== from);
  const below = others.findIndex((middle) => y < middle);
  return below < 0 ? others.length : below;
}
