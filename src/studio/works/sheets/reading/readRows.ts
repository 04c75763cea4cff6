import { readCsv } from "./readCsv.ts";
import { readExcel } from "./readExcel.ts";
import type { Sheet } from "./collectRows.ts";
import { limits } from "./limits.ts";
import { sheetRefusals } from "./sheetRefusals.ts";
import { decodeText } from "./decodeText.ts";

export type { Sheet } from "./collectRows.ts";

/**
 * Reads a spreadsheet from a file that nobody has checked: its rows, each cell as Excel shows it,
 * or a refusal that says what to do.
 */
export async function readRows(
  bytes: Uint8Array,
  name: string,
): Promise<{ sheets: Sheet[]; notes: string[] } | { refusal: string }> {
  if (bytes.length === 0) return { refusal: sheetRefusals.empty };
  if (bytes.length > limits.fileBytes) return { refusal: sheetRefusals.tooLarge };
  try {
    const read = await sheetsIn(bytes, name);
    if ("refusal" in read) return read;
    const sheets = read.sheets.filter(({ rows }) => rows.length > 0);
    return sheets.length > 0 ? { ...read, sheets } : { refusal: sheetRefusals.noRows };
  } catch {
    // Whatever a reader throws, the curator gets a message.
    return { refusal: sheetRefusals.damaged };
  }
}

async function sheetsIn(bytes: Uint8Array, name: string) {
  if (beginsWith(bytes, "PK\u0003\u0004") || beginsWith(bytes, "PK\u0005\u0006"))
    return readExcel(bytes);
  if (beginsWith(bytes, "\u00D0\u00CF\u0011\u00E0"))
    return { refusal: whatOldFileItIs(bytes, name) };
  if (beginsWith(bytes, "%PDF")) return { refusal: sheetRefusals.pdf };
  if (beginsWith(bytes, String.raw`{\rtf`)) return { refusal: sheetRefusals.document };
  const text = decodeText(bytes);
  if (text === undefined) return { refusal: sheetRefusals.other };
  if (/^\s*<(?:!|\?xml|html|head|meta|body|table|style)/i.test(text.slice(0, 1000)))
    return { refusal: sheetRefusals.webPage };
  const { sheet, notes } = readCsv(text, name.replace(/\.[a-z]{3,4}$/i, ""));
  return { sheets: [sheet], notes };
}

/**
 * Old Office files and encrypted ones begin with the same bytes; the encrypted ones hold this name.
 */
function whatOldFileItIs(bytes: Uint8Array, name: string): string {
  const encrypted = Array.from("EncryptedPackage", (letter) => `${letter}\u0000`).join("");
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.includes(encrypted)) return sheetRefusals.encrypted;
  return /\.(?:doc|ppt)$/i.test(name) ? sheetRefusals.document : sheetRefusals.oldExcel;
}

const beginsWith = (bytes: Uint8Array, beginning: string) =>
  Array.from(beginning).every((letter, index) => bytes[index] === letter.charCodeAt(0));
