import { contentOf } from "../../content/zip/contentOf.ts";
import { directoryOf, type Entry } from "../../content/zip/directoryOf.ts";
import { LOCAL, LOCAL_SIZE, viewOf } from "../../content/zip/headers.ts";
import { limits } from "./limits.ts";

export type ZipParts = {
  has: (path: string) => boolean;
  /** The text of a part; what is missing, damaged or too much is said instead. */
  read: (path: string) => Promise<string | { problem: "missing" | "damaged" | "tooMuch" }>;
};

/** What is in a zip, read part by part; all that is read together is bounded. */
export function zipParts(zip: Uint8Array): ZipParts | undefined {
  const bytes = new Uint8Array(zip.buffer as ArrayBuffer, zip.byteOffset, zip.byteLength);
  const entries = directoryOf(bytes, () => {})?.entries;
  if (!entries) return undefined;
  const byPath = new Map(entries.map((entry) => [nameOf(entry.path), entry]));
  let left: number = limits.inflatedBytes;

  return {
    has: (path) => byPath.has(nameOf(path)),
    async read(path) {
      const entry = byPath.get(nameOf(path));
      if (!entry) return { problem: "missing" };
      // A size that is declared too small is noticed while it inflates.
      left -= Math.max(entry.size, entry.packedSize);
      if (left < 0) return { problem: "tooMuch" };
      const body = bodyOf(bytes, entry);
      const content = body && (await contentOf(entry, body, () => {}));
      return content ? textIn(content) : { problem: "damaged" };
    },
  };
}

/** Some programs write names with backslashes or other capitals. */
const nameOf = (path: string) => path.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();

function bodyOf(zip: Uint8Array<ArrayBuffer>, entry: Entry): Uint8Array<ArrayBuffer> | undefined {
  const { offset, flags, method, packedSize, size } = entry;
  const isPlain = method === 8 || (method === 0 && size === packedSize);
  if (flags & 0x2041 || !isPlain || offset + LOCAL_SIZE > zip.length) return undefined;
  const view = viewOf(zip);
  if (view.getUint32(offset, true) !== LOCAL) return undefined;
  const start =
    offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const end = start + packedSize;
  return end <= zip.length ? zip.subarray(start, end) : undefined;
}

function textIn(content: Uint8Array): string {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(content);
}
