import type { collectRows } from "./collectRows.ts";
import { limits } from "./limits.ts";
import { formatNumber } from "./formatNumber.ts";
import { walkXml } from "../../../../lib/walkXml.ts";

export type Workbook = { texts: readonly string[]; formats: readonly string[]; is1904: boolean };

type Cell = { type: string; style: number; value: string; text: string };

/**
 * Hands each row of a worksheet to `take`, cells as Excel shows them; returns whether the XML was
 * complete.
 */
export function worksheetRows(
  xml: string,
  workbook: Workbook,
  take: ReturnType<typeof collectRows>["take"],
): boolean {
  let line = -1;
  let column = -1;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let part: "value" | "text" | undefined;
  let isPronunciation = false;
  return walkXml(xml, {
    open: (name, attribute) => {
      if (name === "row") {
        line = Math.max(line + 1, Number(attribute("r") ?? 0) - 1 || 0);
        column = -1;
        cells = [];
      } else if (name === "c") {
        column = columnOf(attribute("r")) ?? column + 1;
        cell = {
          type: attribute("t") ?? "n",
          style: Number(attribute("s") ?? -1),
          value: "",
          text: "",
        };
      } else if (name === "v") part = "value";
      else if (name === "t") part = "text";
      else if (name === "rPh") isPronunciation = true;
      // These follow the rows and may be long: nothing after them is needed.
      else if (name === "mergeCells" || name === "conditionalFormatting") return "stop";
      return undefined;
    },
    text: (piece) => {
      if (!cell || !part || isPronunciation || cell[part].length > limits.characters) return;
      cell[part] += piece;
    },
    close: (name) => {
      if (name === "v" || name === "t") part = undefined;
      else if (name === "rPh") isPronunciation = false;
      else if (name === "c" && cell) {
        // One column beyond the limit is kept, so that `collectRows` can report it.
        if (column <= limits.columns) {
          while (cells.length < column) cells.push("");
          cells[column] = cellText(cell, workbook);
        }
        cell = undefined;
      } else if (name === "row" && !take(line, cells)) return "stop";
      return undefined;
    },
  });
}

function cellText(
  { type, style, value, text }: Cell,
  { texts, formats, is1904 }: Workbook,
): string {
  if (type === "s") return unescapeControls(texts[Number(value)] ?? "");
  if (type === "inlineStr") return unescapeControls(text || value);
  if (type === "b") return value === "" ? "" : value === "1" || value === "true" ? "VERO" : "FALSO";
  if (type === "n") return formatNumber(value, formats[style] ?? "General", is1904);
  if (type === "d") return value.replace(/T00:00:00.*$/, "");
  return unescapeControls(value);
}

/** Excel writes what XML cannot hold as “_x000D_”. */
const unescapeControls = (text: string) =>
  text.includes("_x")
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** The column of an address such as “AB12”, counted from 0. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address ?? "")?.[0];
  if (!letters) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
