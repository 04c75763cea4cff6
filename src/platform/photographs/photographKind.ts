import { boxedSize, measures, type Measured } from "./photographSize.ts";

/** What a file is by its bytes, whatever its name says. */
export type PhotographKind =
  | ({ kind: "jpeg" | "png" | "webp" | "gif" | "bmp" | "avif" | "heic" } & Measured)
  /** It begins as a picture, and its size or its end is missing. */
  | { kind: "damaged" }
  | { kind: NoPhotograph | "heic" };

export type NoPhotograph =
  | "empty"
  | "drawing"
  | "pdf"
  | "tiff"
  | "raw"
  | "photoshop"
  | "film"
  | "document"
  | "text"
  | "unknown";

/** How files of a kind begin; a full stop stands for any byte. */
const beginnings: readonly [string, keyof typeof measures | NoPhotograph][] = [
  ["\xff\xd8\xff", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["RIFF....WEBP", "webp"],
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["BM....\0\0\0\0", "bmp"],
  ["%PDF-", "pdf"],
  ["II*\0", "tiff"],
  ["MM\0*", "tiff"],
  ["II+\0", "tiff"],
  ["MM\0+", "tiff"],
  ["IIRO", "raw"],
  ["IIRS", "raw"],
  ["IIU\0", "raw"],
  ["FUJIFILMCCD-RAW", "raw"],
  ["8BPS", "photoshop"],
  ["RIFF....AVI ", "film"],
  ["\x1aE\xdf\xa3", "film"],
  ["PK\x03\x04", "document"],
  ["\xd0\xcf\x11\xe0", "document"],
];

const HEIC = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** What these bytes, a whole file, are; of a picture its size as well, before anything decodes it. */
export function photographKind(bytes: Uint8Array): PhotographKind {
  if (bytes.length === 0) return { kind: "empty" };
  const start = latin(bytes.subarray(0, 1024));
  if (start.slice(4, 8) === "ftyp") return kindOfBoxes(bytes, start);
  const kind = beginnings.find(([beginning]) => begins(start, beginning))?.[1];
  if (!kind) return { kind: kindOfText(bytes) };
  if (!(kind in measures)) return { kind: kind as NoPhotograph };
  const picture = kind as keyof typeof measures;
  return measurePicture(picture, bytes, measures[picture]);
}

function measurePicture(
  kind: (PhotographKind & Measured)["kind"],
  bytes: Uint8Array,
  measure: (view: DataView) => Measured | undefined,
): PhotographKind {
  try {
    const size = measure(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? { kind, ...size } : { kind: "damaged" };
  } catch (error) {
    // The file ends before the picture does.
    if (error instanceof RangeError) return { kind: "damaged" };
    throw error;
  }
}

/** AVIF, HEIC, films and some raw photographs are boxes in boxes, told apart by their brands. */
function kindOfBoxes(bytes: Uint8Array, start: string): PhotographKind {
  const end = Math.min(start.length, start.charCodeAt(2) * 256 + start.charCodeAt(3));
  const brands = [start.slice(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(start.slice(at, at + 4));
  if (brands[0] === "crx ") return { kind: "raw" };
  // A browser plays the film in it, whose size may be another than that of the picture.
  if (brands[0] === "avis") return { kind: "film" };
  if (brands.includes("avif")) return measurePicture("avif", bytes, boxedSize);
  if (brands.some((brand) => HEIC.test(brand))) {
    const found = measurePicture("heic", bytes, boxedSize);
    // Most browsers open none: that half of it is missing would be the lesser news.
    return found.kind === "damaged" ? { kind: "heic" } : found;
  }
  return { kind: "film" };
}

function kindOfText(bytes: Uint8Array): NoPhotograph {
  let text: string;
  try {
    // The last letter may be cut in two.
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, 4096), {
      stream: true,
    });
  } catch {
    return "unknown";
  }
  // oxlint-disable-next-line no-control-regex -- They are what no text has.
  if (/[\0-\x08\x0e-\x1f]/.test(text)) return "unknown";
  if (/<html|<!doctype html/i.test(text)) return "text";
  return /^\s*</.test(text) && /<svg[\s>]/i.test(text) ? "drawing" : "text";
}

function latin(bytes: Uint8Array) {
  return String.fromCharCode(...bytes);
}

function begins(start: string, beginning: string) {
  return [...beginning].every((letter, at) => letter === "." || letter === start[at]);
}
