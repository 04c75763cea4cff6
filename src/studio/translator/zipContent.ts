import { Inflate } from "fflate";
import { LOCAL, LOCAL_SIZE, viewOf } from "../../content/zip/headers.ts";
import type { ZipEntry } from "./zipEntries.ts";

/** A part that yields nothing for so many pieces has ended, and hides something after its end. */
const MOST_STALLED = 16;
/** In bytes, how much is inflated at a time: deflate makes a thousand times that, 8 MB, at most. */
const PIECE = 8 * 1024;

/** The bytes of a file; one that becomes longer than it says, or is damaged, has none. */
export function zipContent(zip: Uint8Array, entry: ZipEntry): Uint8Array | undefined {
  const view = viewOf(zip);
  if (entry.at + LOCAL_SIZE > zip.length || view.getUint32(entry.at, true) !== LOCAL)
    return undefined;
  const names = view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const start = entry.at + LOCAL_SIZE + names;
  if (start + entry.packed > zip.length || entry.flags & 0x2041) return undefined;
  const body = zip.subarray(start, start + entry.packed);
  if (entry.method === 0) return body.length === entry.size ? body : undefined;
  return entry.method === 8 ? inflated(body, entry.size) : undefined;
}

function inflated(body: Uint8Array, size: number): Uint8Array | undefined {
  const content = new Uint8Array(size);
  const so = { far: 0, stalled: 0 };
  const inflate = new Inflate((chunk) => {
    so.stalled = chunk.length ? 0 : so.stalled + 1;
    if (so.far + chunk.length <= size) content.set(chunk, so.far);
    so.far += chunk.length;
  });
  try {
    for (let at = 0; at < body.length; at += PIECE) {
      inflate.push(body.subarray(at, at + PIECE), at + PIECE >= body.length);
      if (so.far > size || so.stalled > MOST_STALLED) return undefined;
    }
  } catch {
    return undefined;
  }
  return so.far === size ? content : undefined;
}
