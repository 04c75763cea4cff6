import { inflate, type InflateProblem } from "./inflate.ts";
import { crc32, END, END_SIZE, ENTRY, ENTRY_SIZE, LOCAL, LOCAL_SIZE } from "./zipFormat.ts";

/** A file of a zip, as the zip’s central directory describes it. */
export type ZipEntry = {
  path: string;
  rawName: Uint8Array;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  attributes: number;
  extra: Uint8Array;
  /** Where the header before its packed bytes begins. */
  offset: number;
};

/** What that header says, once more, and the packed bytes after it. */
export type LocalEntry = Pick<
  ZipEntry,
  "rawName" | "flags" | "method" | "crc" | "packedSize" | "size" | "extra"
> & {
  body: Uint8Array<ArrayBuffer>;
  /** Where that ends. */
  end: number;
};

const LONGEST_COMMENT = 0xffff;

/**
 * The entries of a zip, and where their list begins; words where it has none. Two programs that
 * read a zip differently see different files in it: where that matters, it must be `isExact`, with
 * a list that is where and as long as the zip’s end says, and nothing after that.
 */
export function readCentralDirectory(
  zip: Uint8Array,
  isExact: boolean,
): { entries: ZipEntry[]; start: number } | string {
  const view = viewOf(zip);
  const end = endOf(view);
  const isPlainEnd = end === zip.length - END_SIZE && view.getUint16(end + 20, true) === 0;
  if (end === undefined || (isExact && !isPlainEnd)) {
    if (zip.length < 4 || ![LOCAL, END].includes(view.getUint32(0, true)))
      return "this is not a zip, or something stands before it: pack the museum with Varco";
    return end === undefined
      ? "the zip is cut off: its end is missing. Download or send it once more"
      : "something stands after the zip’s end, or a comment: pack the museum with Varco";
  }
  const [disk, diskOfDirectory, countOnDisk, count] = [4, 6, 8, 10].map((at) =>
    view.getUint16(end + at, true),
  ) as [number, number, number, number];
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || size === 0xffffffff || start === 0xffffffff)
    return "the zip is a ZIP64: a museum is small enough for a plain zip";
  if (disk || diskOfDirectory || countOnDisk !== count)
    return "the zip is one part of several: send it as one file";
  if (isExact && start + size !== end)
    return "the zip’s list of files is not where its end says: pack the museum again";
  const entries = [];
  let at = start;
  while (isExact ? at < end && entries.length <= count : entries.length < count) {
    const entry = entryAt(zip, at, end);
    if (!entry) return "the zip’s list of files is damaged: pack the museum again";
    entries.push(entry.read);
    at = entry.end;
  }
  if (entries.length === count) return { entries, start };
  const found = entries.length > count ? "more" : "less";
  return `the zip’s end says ${count} files, and its list has ${found}`;
}

/** Where the end of a zip begins, after which there may be a comment. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function entryAt(zip: Uint8Array, at: number, end: number) {
  const view = viewOf(zip);
  if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY) return undefined;
  const nameEnd = at + ENTRY_SIZE + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > end) return undefined;
  const rawName = zip.subarray(at + ENTRY_SIZE, nameEnd);
  const read: ZipEntry = {
    path: new TextDecoder("utf-8", { ignoreBOM: true }).decode(rawName),
    rawName,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    attributes: view.getUint32(at + 38, true),
    extra: zip.subarray(nameEnd, extraEnd),
    offset: view.getUint32(at + 42, true),
  };
  return { read, end: next };
}

/** The header before a file’s packed bytes, and these; `undefined` where they are not there. */
export function readLocalEntry(
  zip: Uint8Array<ArrayBuffer>,
  { offset, packedSize }: ZipEntry,
): LocalEntry | undefined {
  const view = viewOf(zip);
  const name = offset + LOCAL_SIZE;
  if (name > zip.length || view.getUint32(offset, true) !== LOCAL) return undefined;
  const nameEnd = name + view.getUint16(offset + 26, true);
  const start = nameEnd + view.getUint16(offset + 28, true);
  const end = start + packedSize;
  if (end > zip.length) return undefined;
  return {
    rawName: zip.subarray(name, nameEnd),
    flags: view.getUint16(offset + 6, true),
    method: view.getUint16(offset + 8, true),
    crc: view.getUint32(offset + 14, true),
    packedSize: view.getUint32(offset + 18, true),
    size: view.getUint32(offset + 22, true),
    extra: zip.subarray(nameEnd, start),
    body: zip.subarray(start, end),
    end,
  };
}

/** The bytes of a file, as many as declared and with the declared checksum; else why there are none. */
export function readEntry(
  { method, size, crc }: ZipEntry,
  body: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | InflateProblem | "wrongChecksum" {
  const content = method === 0 ? body : inflate(body, size);
  return typeof content === "string" || crc32(content) === crc ? content : "wrongChecksum";
}

/** The headers of a zip write all numbers with their smallest byte first. */
export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
