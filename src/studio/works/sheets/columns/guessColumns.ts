import { dateFrom } from "../../facts/dateFrom.ts";
import { kindFrom } from "../../facts/kindFrom.ts";
import { sizeFrom } from "../../facts/sizeFrom.ts";
import { techniqueFrom } from "../../facts/techniqueFrom.ts";
import type { Column, SheetField } from "./sheetFields.ts";

/** Rows that are looked at to guess what a column holds. */
const ROWS = 50;

const signs: readonly [SheetField, (cell: string) => boolean][] = [
  [
    "size",
    (cell) => /\d\s*[x×]\s*\d|\d\s*(?:cm|mm)\b|\bcm\s*\d/i.test(cell) && Boolean(sizeFrom(cell)),
  ],
  ["date", (cell) => /\d{3}|secolo|sec\.|cento$|century/i.test(cell) && Boolean(dateFrom(cell))],
  [
    "technique",
    (cell) => Boolean(techniqueFrom(cell)) || /^(?:olio|tempera|marmo|oil) /i.test(cell),
  ],
  ["kind", (cell) => !/\s/.test(cell) && Boolean(kindFrom(cell))],
];

/** Columns without headings by what most of their cells look like. The curator sees and corrects it. */
export function guessColumns(rows: readonly (readonly string[])[]): Column[] {
  const filled = rows.filter((row) => row.length > 0).slice(0, ROWS);
  const width = Math.max(0, ...filled.map((row) => row.length));
  const columns: Column[] = Array.from({ length: width }, () => ({
    heading: "",
    field: undefined,
  }));
  const cellsOf = (index: number) => filled.map((row) => row[index] ?? "").filter(Boolean);
  const isFree = (field: SheetField) => !columns.some((column) => column.field === field);

  for (const [index, column] of columns.entries()) {
    const cells = cellsOf(index);
    if (isFree("id") && areNumbers(cells) && cells.length * 2 > filled.length) column.field = "id";
    else
      column.field = signs.find(
        ([field, isSo]) =>
          isFree(field) && cells.length > 0 && cells.filter(isSo).length * 10 >= cells.length * 6,
      )?.[0];
  }
  const names = (["title", "makers"] as const).values();
  for (const [index, column] of columns.entries()) {
    const areWords =
      cellsOf(index).filter((cell) => /\p{L}{2}/u.test(cell)).length * 2 > filled.length;
    if (!column.field && areWords) column.field = names.next().value;
  }
  return columns;
}

/** Numbers as on labels: whole, each once. */
function areNumbers(cells: readonly string[]): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell) => /^0*[1-9]\d{0,3}$/.test(cell)) &&
    new Set(cells.map(Number)).size === cells.length
  );
}
