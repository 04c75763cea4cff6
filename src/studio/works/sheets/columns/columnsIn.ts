import { fieldFor } from "./fieldFor.ts";
import { guessColumns } from "./guessColumns.ts";
import type { Columns } from "./sheetFields.ts";

/** Rows searched for the headings: above them may stand a title, who made the list and when. */
const LINES_ABOVE = 30;

/** Takes each column of a sheet for a field: by its headings, and without any by what it holds. */
export function columnsIn(rows: readonly (readonly string[])[]): Columns {
  const headings = headingsIn(rows);
  if (headings === undefined) return { headings, columns: guessColumns(rows) };
  const row = rows[headings] ?? [];
  const width = Math.max(...rows.slice(headings).map((cells) => cells.length));
  const found = Array.from({ length: width }, (_, index) => fieldFor(row[index] ?? ""));
  return {
    headings,
    columns: found.map((one, index) => ({
      heading: row[index] ?? "",
      field: one && isSurest(found, index) ? one.field : undefined,
    })),
  };
}

/** The row that names the most fields; one name alone must be the title's, above a list. */
function headingsIn(rows: readonly (readonly string[])[]): number | undefined {
  let best: { index: number; names: number } | undefined;
  for (const [index, row] of rows.slice(0, LINES_ABOVE).entries()) {
    const fields = new Set(row.map((cell) => fieldFor(cell)?.field).filter(Boolean));
    const filled = row.filter(Boolean).length;
    const isList = fields.size === 1 && fields.has("title") && filled === 1;
    // A row of works may hold a word that is also a heading: “Sala”.
    const isHeadings = (fields.size >= 2 && fields.size * 3 >= filled) || isList;
    if (isHeadings && fields.size > (best?.names ?? 0)) best = { index, names: fields.size };
  }
  return best?.index;
}

type Found = ReturnType<typeof fieldFor>;

function isSurest(found: readonly Found[], index: number): boolean {
  const mine = found[index];
  return !found.some(
    (other, at) =>
      other &&
      other.field === mine?.field &&
      (other.rank < mine.rank || (other.rank === mine.rank && at < index)),
  );
}
