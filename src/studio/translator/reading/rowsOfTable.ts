import type { Language } from "../../../i18n/languages.ts";
import { cleanText } from "./cleanText.ts";
import type { WordTable } from "./tablesIn.ts";
import { languagesOf, partOf } from "../textKey.ts";

/** A row of a translator's table. Without a `key` its code is damaged or gone. */
export type RowFound = {
  code: string;
  key?: string;
  /** Where cells were merged or taken away, nobody can tell which is the translation. */
  texts?: { original: string; translation: string };
};

type Columns = { count: number; original: number; translation: number };

/** Is this the table that we made? One right code is enough. */
export const isOurs = ({ rows }: WordTable) =>
  rows.some((cells) => cells.some((cell) => ["text", "head"].includes(codeIn(cell)?.is ?? "")));

/** The rows of such a table, wherever the translator has moved them, and its language. */
export function rowsOfTable({ rows }: WordTable): { language?: Language; found: RowFound[] } {
  let language: Language | undefined;
  const head = rows.map((cells) => columnsIn(cells)).find(Boolean);
  const found = rows.flatMap((cells): RowFound[] => {
    const { code, index } = codeOf(cells);
    if (code?.is === "head") language ??= code.language;
    if (code?.is === "head" || columnsIn(cells)) return [];
    const columns = head ?? { count: index + 3, original: index + 1, translation: index + 2 };
    const texts = textsOfRow(cells, columns);
    if (code?.is === "text") return [{ code: code.key, key: code.key, ...(texts && { texts }) }];
    // Headings across the table and empty rows hold no translation.
    if (!texts?.translation) return [];
    return [{ code: code?.code ?? "", texts }];
  });
  return { ...(language && { language }), found };
}

/** The first cell with a right code; else the first with something like one. */
function codeOf(cells: readonly string[]): { code: CodeFound | undefined; index: number } {
  const codes = cells.map((cell) => codeIn(cell));
  const right = codes.findIndex((code) => code && code.is !== "damaged");
  const index = Math.max(right, 0);
  return { code: codes[index], index };
}

/** Where the texts stand in the table's head, in case the translator has added a column. */
function columnsIn(cells: readonly string[]): Columns | undefined {
  if (!cells.some((cell) => /traduzione\sin\s/i.test(cell))) return undefined;
  const heads = cells.map((cell) => (cell.length < 200 ? cleanText(cell).toLowerCase() : ""));
  const original = heads.findIndex((head) => head.startsWith("originale in "));
  const translation = heads.findIndex((head) => head.startsWith("traduzione in "));
  if (original < 0 || translation < 0) return undefined;
  return { count: cells.length, original, translation };
}

function textsOfRow(cells: readonly string[], { count, original, translation }: Columns) {
  if (cells.length < count) return undefined;
  return {
    original: cleanText(cells[original] ?? ""),
    translation: cleanText(cells[translation] ?? ""),
  };
}

/** What the code in a cell is for; one that is not right is never guessed at. */
type CodeFound =
  | { is: "text"; key: string }
  | { is: "head"; language: Language }
  | { is: "damaged"; code: string };

/** Longer than a label, a note and a code together. */
const LONGEST_CELL = 600;

/** The one code among the words of a cell. */
function codeIn(cell: string): CodeFound | undefined {
  if (cell.length > LONGEST_CELL || !cell.includes("/")) return undefined;
  const words = cleanText(cell)
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .split(/\s+/)
    .filter((word) => word.includes("/"));
  const keys = new Set(words.filter((word) => partOf(word)));
  const [key] = keys;
  if (key && keys.size === 1) return { is: "text", key };
  for (const word of words) {
    const languages = languagesOf(word);
    if (languages) return { is: "head", language: languages.language };
  }
  return words.length ? { is: "damaged", code: words.join(" ") } : undefined;
}
