import { readCsv } from "./readCsv.ts";
import { readExcel } from "./readExcel.ts";
import type { Sheet } from "./collectRows.ts";
import { limits } from "./limits.ts";
import { refusals } from "./sheetRefusals.ts";
import { decodeText } from "./decodeText.ts";

export type { Sheet } from "./collectRows.ts";

/** The rows of a file that a stranger calls a sheet, cells as they are seen; else why not, and what to do. */
export async function readRows(
  bytes: Uint8Array,
  name: string,
): Promise<{ sheets: Sheet[]; notes: string[] } | { refusal: string }> {
  if (bytes.length === 0) return { refusal: refusals.empty };
  if (bytes.length > limits.fileBytes) return { refusal: refusals.tooLarge };
  try {
    const read = await sheetsIn(bytes, name);
    if ("refusal" in read) return read;
    const sheets = read.sheets.filter(({ rows }) => rows.length > 0);
    return sheets.length > 0 ? { ...read, sheets } : { refusal: refusals.noRows };
  } catch {
    // Whatever a reader stumbles over, the curator gets words.
    return { refusal: refusals.damaged };
  }
}

async function sheetsIn(bytes: Uint8Array, name: string) {
  if (beginsWith(bytes, "PK\u0003\u0004") || beginsWith(bytes, "PK\u0005\u0006"))
    return readExcel(bytes);
  if (beginsWith(bytes, "\u00D0\u00CF\u0011\u00E0"))
    return { refusal: whatOldFileItIs(bytes, name) };
  if (beginsWith(bytes, "%PDF")) return { refusal: refusals.pdf };
  if (beginsWith(bytes, String.raw`{\rtf`)) return { refusal: refusals.document };
  const text = decodeText(bytes);
  if (text === undefined) return { refusal: refusals.other };
  if (/^\s*<(?:!|\?xml|html|head|meta|body|table|style)/i.test(text.slice(0, 1000)))
    return { refusal: refusals.webPage };
  const { sheet, notes } = readCsv(text, name.replace(/\.[a-z]{3,4}$/i, ""));
  return { sheets: [sheet], notes };
}

/** Old Office files and those with a password begin alike; the latter name what is inside. */
function whatOldFileItIs(bytes: Uint8Array, name: string): string {
  const encrypted = Array.from("EncryptedPackage", (letter) => `${letter}\u0000`).join("");
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.includes(encrypted)) return refusals.encrypted;
  return /\.(?:doc|ppt)$/i.test(name) ? refusals.document : refusals.oldExcel;
}

const beginsWith = (bytes: Uint8Array, beginning: string) =>
  Array.from(beginning).every((letter, index) => bytes[index] === letter.charCodeAt(0));
