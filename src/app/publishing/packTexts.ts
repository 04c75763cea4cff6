import { inflateSync } from "fflate";
import {
  readCentralDirectory,
  readLocalEntry,
  type ZipEntry,
} from "../../content/packing/readZip.ts";
import { createZipWriter } from "../../content/packing/zipWriter.ts";
import { joinBytes } from "../../lib/joinBytes.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Packs texts into a zip. What the zip of before has packed of the same text is taken from it: to
 * pack the texts of a thousand works takes as long as all else when one sentence has changed.
 */
export async function packTexts(
  texts: ReadonlyMap<string, () => Promise<Bytes>>,
  before?: Bytes,
): Promise<Bytes> {
  const parts: Bytes[] = [];
  const zip = createZipWriter(async (bytes) => void parts.push(bytes));
  const packed = entriesOf(before);
  for (const [path, read] of texts) {
    // oxlint-disable no-await-in-loop -- one text after the other, as they stand in the zip
    const content = await read();
    const entry = packed.get(path);
    const body = entry && before && readLocalEntry(before, entry)?.body;
    if (entry && body && isPackedOf(content, entry, body))
      await zip.addPacked({ ...entry, method: 8 }, body);
    else await zip.add(path, content);
    // oxlint-enable no-await-in-loop
  }
  await zip.close();
  return joinBytes(parts);
}

function entriesOf(zip: Bytes | undefined): ReadonlyMap<string, ZipEntry> {
  const read = zip && readCentralDirectory(zip, true);
  return new Map(typeof read === "object" ? read.entries.map((entry) => [entry.path, entry]) : []);
}

/** Whether exactly this was packed: two texts may have one checksum. */
function isPackedOf(content: Bytes, { method, size }: ZipEntry, body: Bytes): boolean {
  if (method !== 8 || size !== content.length) return false;
  const inflated = inflateSync(body, { out: new Uint8Array(size) });
  return inflated.length === size && content.every((byte, at) => byte === inflated[at]);
}
