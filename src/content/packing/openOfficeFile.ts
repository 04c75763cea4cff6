import { readCentralDirectory, readEntry, readLocalEntry } from "./readZip.ts";

/** A sheet or a document of an office program, which is a zip of parts. */
export type OfficeFile = {
  has: (path: string) => boolean;
  /** The bytes of a part, if it is not missing, damaged or more than `most`. */
  read: (path: string, most: number) => Uint8Array<ArrayBuffer> | PartProblem;
};

export type PartProblem = "missing" | "damaged" | "tooMuch";

/**
 * Opens a file of Word, Excel or another program. Unlike a museum it may have sizes that come after
 * its parts, a comment and names in other letters, as such programs write them; `undefined` where
 * it is no zip or is cut off.
 */
export function openOfficeFile(bytes: Uint8Array): OfficeFile | undefined {
  const zip = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
  const directory = readCentralDirectory(zip, false);
  if (typeof directory === "string") return undefined;
  const entries = new Map(directory.entries.map((entry) => [nameOf(entry.path), entry]));
  return {
    has: (path) => entries.has(nameOf(path)),
    read(path, most) {
      const entry = entries.get(nameOf(path));
      if (!entry) return "missing";
      const { flags, method, packedSize, size } = entry;
      // A size that is declared too small is noticed while it inflates.
      if (Math.max(size, packedSize) > most) return "tooMuch";
      const isEncrypted = flags & 0x2041;
      const isPlain = method === 8 || (method === 0 && size === packedSize);
      const local = readLocalEntry(zip, entry);
      if (isEncrypted || !isPlain || !local) return "damaged";
      const content = readEntry(entry, local.body);
      return typeof content === "string" ? "damaged" : content;
    },
  };
}

/** Some programs write names with backslashes or other capitals. */
const nameOf = (path: string) => path.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();

/** The text of a part; office programs write UTF-8, and seldom UTF-16. `isFatal` throws at other bytes. */
export function textOfPart(part: Uint8Array, isFatal: boolean): string {
  const isUtf16 = part[0] === 0xff && part[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: isFatal }).decode(part);
}
