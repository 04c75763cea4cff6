import type { Language } from "../../../../i18n/languages.ts";
import { normalise } from "../../facts/normalise.ts";
import { type Column, type Columns, fieldName, type SheetField } from "../columns/sheetFields.ts";
import type { SheetWork } from "./sheetWork.ts";
import { takeCell } from "./takeCell.ts";
import { takeMeasures, type MeasureCell } from "./takeMeasures.ts";

/** The works of a sheet, row by row; `own` is the museum's language. */
export function worksIn(
  rows: readonly (readonly string[])[],
  { headings, columns }: Columns,
  own: Language = "it",
): SheetWork[] {
  const heads = headings === undefined ? [] : (rows[headings] ?? []);
  return rows.flatMap((cells, index) => {
    if (headings !== undefined && index <= headings) return [];
    if (isRepeated(cells, heads) || isTotal(cells)) return [];
    const work = workIn(cells, index + 1, columns, own);
    const { id, title, inventory } = work.facts;
    return id === undefined && title === undefined && inventory === undefined ? [] : [work];
  });
}

function workIn(
  cells: readonly string[],
  row: number,
  columns: readonly Column[],
  own: Language,
): SheetWork {
  const work: SheetWork = {
    row,
    facts: {},
    words: {},
    unread: {},
    hasMeasures: false,
    problems: [],
  };
  const measures: MeasureCell[] = [];
  for (const [index, { field, heading }] of columns.entries()) {
    const cell = cells[index]?.trim() ?? "";
    if (!field || (field === "title" ? /^[-–—._/ ]*$/.test(cell) : isNothing(cell))) continue;
    if (
      /^#(?:N\/A|N\/D|REF!|RIF!|VALUE!|VALORE!|DIV\/0!|NAME\?|NOME\?|NUM!|NULL!|NULLO!)/i.test(cell)
    )
      work.problems.push(
        `${fieldName(field)}: la cella contiene un errore del foglio (${cell.slice(0, 10)}) e non è stata presa.`,
      );
    else if (isMeasure(field)) measures.push({ measure: field, cell, heading });
    else takeCell(work, field, cell, heading, own);
  }
  takeMeasures(work, measures);
  return work;
}

function isMeasure(field: SheetField): field is MeasureCell["measure"] {
  return ["height", "width", "depth", "diameter"].includes(field);
}

/** A long list repeats its headings on every page. */
function isRepeated(cells: readonly string[], heads: readonly string[]): boolean {
  const filled = cells.flatMap((cell, index) =>
    cell ? [[cell, heads[index] ?? ""] as const] : [],
  );
  return filled.length > 0 && filled.every(([cell, head]) => normalise(cell) === normalise(head));
}

function isTotal(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return (
    filled.length <= 3 &&
    /^(?:sub)?total[ei]?\b(?! [a-z]{3,} [a-z])/.test(normalise(filled[0] ?? ""))
  );
}

/** Whether a cell says that nothing is known: “s.d.”, “n.d.”, “-”, “?”. */
function isNothing(cell: string): boolean {
  return /^(?:[-?/.*_ ]*|s\.? ?d\.?|n\.? ?d\.?|n\/d|n\/a|n\.? ?p\.?|s\.? ?n\.?|non datat[oa]|non disponibile|data ignota|undated|nessun[oa]?)$/.test(
    normalise(cell),
  );
}
