import { encodeQR } from "qr";

/** The white border that a code needs, in squares. */
export const QUIET = 4;

/** The black squares of a code as one path, and how many squares wide it is with its border. */
export function codeSquares(
  text: string,
  correction: "medium" | "quartile",
): { path: string; across: number } {
  const rows = encodeQR(text, "raw", { ecc: correction, border: QUIET });
  const path = rows
    .flatMap((row, y) => runsIn(row).map(([from, to]) => `M${from} ${y}H${to}v1H${from}z`))
    .join("");
  return { path, across: rows.length };
}

/** Where the black runs of a row begin and end. */
function runsIn(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last?.[1] === x) last[1] = x + 1;
    else if (isDark) runs.push([x, x + 1]);
  }
  return runs;
}
