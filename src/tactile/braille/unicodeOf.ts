import type { Cell } from "./brailleOf.ts";

/** Cells as the Braille patterns of Unicode, in which the dots are the same bits. */
export function unicodeOf(cells: Cell[]): string {
  return cells.map((cell) => String.fromCodePoint(0x2800 + cell)).join("");
}
