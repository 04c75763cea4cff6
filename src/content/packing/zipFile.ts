import {
  readCentralDirectory,
  readEntry,
  readLocalEntry,
  viewOf,
  type ZipEntry,
} from "./readZip.ts";
import { END_SIZE, LOCAL_SIZE } from "./zipFormat.ts";

/** Thrown where a zip is not what it was when it was written. */
export class ZipDamaged extends Error {
  override name = "ZipDamaged";
}

/**
 * A zip that `createZipWriter` has written, read from where it is stored: its directory, and each
 * file when it is asked for. It is never whole in memory.
 */
export async function openZipFile(file: Blob) {
  const end = await bytesOf(file, file.size - END_SIZE, file.size);
  const start = end.length === END_SIZE ? viewOf(end).getUint32(16, true) : file.size;
  if (start > file.size - END_SIZE) throw new ZipDamaged("the zip is cut off");
  const directory = await bytesOf(file, start, file.size);
  // The reader looks for the directory where the end says that it begins; here it begins at once.
  viewOf(directory).setUint32(directory.length - END_SIZE + 16, 0, true);
  const read = readCentralDirectory(directory, true);
  if (typeof read === "string") throw new ZipDamaged(read);
  const entries = new Map(read.entries.map((entry) => [entry.path, entry]));

  /** The packed bytes of a file, as they are in the zip. */
  async function packed(entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
    const next = entry.offset + LOCAL_SIZE + entry.rawName.length + entry.packedSize;
    const local = readLocalEntry(await bytesOf(file, entry.offset, next), { ...entry, offset: 0 });
    if (!local || local.crc !== entry.crc || local.size !== entry.size)
      throw new ZipDamaged(`${entry.path}: it is not where the zip says`);
    return local.body;
  }

  async function readFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const entry = entries.get(path);
    if (!entry) throw new ZipDamaged(`${path}: it is missing`);
    const content = readEntry(entry, await packed(entry));
    if (typeof content === "string") throw new ZipDamaged(`${path}: ${content}`);
    return content;
  }

  return { entries, packed, read: readFile };
}

export type ZipFile = Awaited<ReturnType<typeof openZipFile>>;

async function bytesOf(file: Blob, from: number, to: number) {
  return new Uint8Array(await file.slice(Math.max(0, from), to).arrayBuffer());
}
