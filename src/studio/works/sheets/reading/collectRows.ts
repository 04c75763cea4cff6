import { plainText } from "../../../../lib/text/plainText.ts";
import { limits } from "./limits.ts";

export type Sheet = { name: string; rows: string[][] };

/**
 * Collects the rows of one sheet within the limits; `notes` tells the curator what went beyond
 * them.
 */
export function collectRows(name: string, left: { characters: number }) {
  const rows: string[][] = [];
  let filled = 0;
  let long = 0;
  let isTooLong = false;
  let isTooWide = false;
  let isTooMuch = false;

  /** Takes the row of a line, counted from 0; returns whether there is room for more. */
  function take(line: number, cells: readonly string[]): boolean {
    isTooWide ||= cells.length > limits.columns && cells.slice(limits.columns).some(isFilled);
    const within = cells.slice(0, limits.columns);
    if (!within.some(isFilled)) return true;
    if (filled >= limits.rows || line >= limits.lines) {
      isTooLong = true;
      return false;
    }
    left.characters -= within.reduce((sum, cell) => sum + cell.length, 0);
    if (left.characters < 0) {
      isTooMuch = true;
      return false;
    }
    const row = within.map(cutCell);
    while (row.at(-1) === "") row.pop();
    while (rows.length < line) rows.push([]);
    rows[line] = row;
    filled += 1;
    return true;
  }

  function cutCell(cell: string): string {
    const text = cleanCell(cell);
    if (text.length <= limits.characters) return text;
    long += 1;
    return text.slice(0, limits.characters).trimEnd();
  }

  function notes(): string[] {
    const where = `Nel foglio «${name}»`;
    const { characters, columns } = limits;
    // One row is that of the headings.
    const works = inItalian(limits.rows - 1);
    return [
      ...(isTooLong
        ? [`${where} ci sono più di ${works} righe: sono state lette le prime ${works}.`]
        : []),
      ...(isTooMuch
        ? [`${where} c’è più testo di quanto se ne possa leggere: ${lastRowRead()}.`]
        : []),
      ...(isTooWide
        ? [`${where} ci sono più di ${columns} colonne: sono state lette le prime ${columns}.`]
        : []),
      ...(long === 1
        ? [
            `${where} una cella supera i ${inItalian(characters)} caratteri: il testo oltre quel punto non è stato preso.`,
          ]
        : []),
      ...(long > 1
        ? [
            `${where} ${long} celle superano i ${inItalian(characters)} caratteri: il testo oltre quel punto non è stato preso.`,
          ]
        : []),
    ];
  }

  const lastRowRead = () =>
    rows.length > 0 ? `è stato letto fino alla riga ${rows.length}` : "non è stato letto";

  return { take, notes, sheet: (): Sheet => ({ name, rows }) };
}

const inItalian = (count: number) => count.toLocaleString("it", { useGrouping: "always" });

const isFilled = (cell: string) => /\S/.test(cell);

/**
 * The text of a cell without invisible characters. Macs write accents as two characters: NFC joins
 * them.
 */
function cleanCell(text: string): string {
  // Cut first: a hostile cell may be megabytes long.
  return plainText(text.slice(0, limits.characters * 2))
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
    .normalize("NFC")
    .trim();
}
