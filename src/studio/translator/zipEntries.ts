import { END, END_SIZE, ENTRY, ENTRY_SIZE, viewOf } from "../../content/zip/headers.ts";

/** A packed file: where it begins, how long it is and how long it says it becomes. */
export type ZipEntry = { method: number; flags: number; at: number; packed: number; size: number };

/** More entries than this no word processor writes. */
const MOST_ENTRIES = 5000;

/** The files of a zip by name, as its directory lists them; none where there is no directory. */
export function zipEntries(zip: Uint8Array): Map<string, ZipEntry> | undefined {
  const view = viewOf(zip);
  let end = zip.length - END_SIZE;
  const first = Math.max(0, end - 0xffff);
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) return undefined;
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
    );
    entries.set(name.replaceAll("\\", "/"), {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
