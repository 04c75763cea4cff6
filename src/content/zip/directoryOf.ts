import { END, END_SIZE, ENTRY, ENTRY_SIZE, LOCAL, viewOf } from "./headers.ts";
import type { Refuse } from "./refusals.ts";

/** One file of the zip, as the zip's directory describes it. */
export type Entry = {
  path: string;
  rawName: Uint8Array;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  attributes: number;
  extra: Uint8Array;
  offset: number;
};

/**
 * The entries of the directory at the zip's end, and where that begins. Two programs that read a
 * zip differently see different files in it, so there is nothing before, between and after.
 */
export function directoryOf(
  zip: Uint8Array,
  refuse: Refuse,
): { entries: Entry[]; start: number } | undefined {
  const view = viewOf(zip);
  const end = zip.length - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END || view.getUint16(end + 20, true)) {
    refuse("zip", whyNoEnd(zip, view));
    return;
  }
  const [disk, diskOfDirectory, countOnDisk, count] = [4, 6, 8, 10].map((at) =>
    view.getUint16(end + at, true),
  ) as [number, number, number, number];
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || size === 0xffffffff || start === 0xffffffff) {
    refuse("zip", "the zip is a ZIP64: a museum is small enough for a plain zip");
    return;
  }
  if (disk || diskOfDirectory || countOnDisk !== count) {
    refuse("zip", "the zip is one part of several: send it as one file");
    return;
  }
  if (start + size !== end) {
    refuse("zip", "the zip’s list of files is not where its end says: pack the museum again");
    return;
  }
  const entries = [];
  let at = start;
  while (at < end && entries.length <= count) {
    const entry = at + ENTRY_SIZE <= end && view.getUint32(at, true) === ENTRY && entryAt(zip, at);
    const next = entry && at + entry.length;
    if (!entry || !next || next > end) {
      refuse("zip", "the zip’s list of files is damaged: pack the museum again");
      return;
    }
    entries.push(entry.entry);
    at = next;
  }
  if (entries.length !== count) {
    const found = entries.length > count ? "more" : "less";
    refuse("zip", `the zip’s end says ${count} files, and its list has ${found}`);
    return;
  }
  return { entries, start };
}

/** A zip's end is the last 22 bytes; why they are not. */
function whyNoEnd(zip: Uint8Array, view: DataView): string {
  if (zip.length < 4 || ![LOCAL, END].includes(view.getUint32(0, true)))
    return "this is not a zip, or something stands before it: pack the museum with Varco";
  for (let at = zip.length - END_SIZE; at >= 0 && at >= zip.length - END_SIZE - 0x10000; at -= 1) {
    if (view.getUint32(at, true) === END)
      return "something stands after the zip’s end, or a comment: pack the museum with Varco";
  }
  return "the zip is cut off: its end is missing. Download or send it once more";
}

function entryAt(zip: Uint8Array, at: number): { entry: Entry; length: number } {
  const view = viewOf(zip);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
    view.getUint16(at + field, true),
  ) as [number, number, number];
  const rawName = zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
  const entry = {
    path: new TextDecoder("utf-8", { ignoreBOM: true }).decode(rawName),
    rawName,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    attributes: view.getUint32(at + 38, true),
    extra: zip.subarray(at + ENTRY_SIZE + nameLength, at + ENTRY_SIZE + nameLength + extraLength),
    offset: view.getUint32(at + 42, true),
  };
  return { entry, length: ENTRY_SIZE + nameLength + extraLength + commentLength };
}
