import { longest, MB } from "../../../../content/schema/limits.ts";

/** How much of a sheet is read: far more than a museum’s list has, far less than a hostile file. */
export const limits = {
  fileBytes: 20 * MB,
  inflatedBytes: 100 * MB,
  sheets: 50,
  /** The row of headings, and the works. */
  rows: 5001,
  /** The last line of a sheet that is looked at, be those before it empty. */
  lines: 20_000,
  columns: 60,
  characters: longest.text,
  /** Of all sheets: a few texts that every cell refers to would fill the memory. */
  charactersInAll: 20_000_000,
} as const;
