import { deflateSync } from "fflate";
import { zipLimits } from "../schema/limits.ts";
import { crc32, END, ENTRY, ENTRY_SIZE, END_SIZE, LOCAL, LOCAL_SIZE } from "./zipFormat.ts";

/** What the directory of a zip has to say of a file, and what its packed bytes take in all. */
export type WrittenEntry = {
  path: string;
  method: 0 | 8;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
};

/** A plain zip counts no further; beyond, other programs would read a ZIP64 or nothing. */
const MOST = { files: zipLimits.files, bytes: 0xffff_ffff };

/** 1 January 1980, the first day that a zip knows: the same files are the same bytes on any day. */
const DATE = 0x0021;

/** The names are UTF-8. */
const FLAGS = 0x800;

/** Version 2.0, which knows deflate; the same number for who wrote it, so that no rights are read. */
const VERSION = 20;

/** Thrown where a plain zip cannot have what it is given. */
export class ZipFull extends Error {
  override name = "ZipFull";
}

/**
 * Writes a zip file by file: only the one that is being added is in memory, and of the others what
 * the directory says. `write` gets the bytes in their order.
 */
export function createZipWriter(write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>) {
  const entries: WrittenEntry[] = [];
  let offset = 0;

  async function put(bytes: Uint8Array<ArrayBuffer>) {
    if (offset + bytes.length > MOST.bytes) throw new ZipFull("more than 4 GB");
    await write(bytes);
    offset += bytes.length;
  }

  async function addPacked(
    { path, method, crc, size }: Pick<WrittenEntry, "path" | "method" | "crc" | "size">,
    packed: Uint8Array<ArrayBuffer>,
  ): Promise<WrittenEntry> {
    if (entries.length >= MOST.files) throw new ZipFull(`more than ${MOST.files} files`);
    const written = { path, method, crc, size, packedSize: packed.length, offset };
    await put(localHeader(written));
    await put(packed);
    entries.push(written);
    return written;
  }

  return {
    /** Adds a file, deflated where that makes it smaller and its kind is not packed already. */
    add(path: string, content: Uint8Array<ArrayBuffer>): Promise<WrittenEntry> {
      const crc = crc32(content);
      const deflated = isPackedAlready(path) ? undefined : deflateSync(content, { level: 6 });
      const isSmaller = deflated !== undefined && deflated.length < content.length;
      return addPacked(
        { path, method: isSmaller ? 8 : 0, crc, size: content.length },
        isSmaller ? (deflated as Uint8Array<ArrayBuffer>) : content,
      );
    },
    /** Adds a file as another zip has it packed. */
    addPacked,
    /** Writes the directory. Nothing can be added afterwards. */
    async close(): Promise<{ entries: readonly WrittenEntry[]; bytes: number }> {
      const start = offset;
      for (const entry of entries)
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await put(directoryEntry(entry));
      await put(endOfZip(entries.length, start, offset - start));
      return { entries, bytes: offset };
    },
  };
}

/** To deflate these takes long and gains nothing. */
function isPackedAlready(path: string) {
  return /\.(?:mp3|mp4|webm|jpe?g|png|webp|avif|woff2|zip)$/.test(path);
}

function localHeader({ path, ...rest }: WrittenEntry): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(path);
  const bytes = new Uint8Array(LOCAL_SIZE + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, LOCAL, true);
  view.setUint16(4, VERSION, true);
  putShared(view, 6, name.length, rest);
  bytes.set(name, LOCAL_SIZE);
  return bytes;
}

function directoryEntry({ path, ...rest }: WrittenEntry): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(path);
  const bytes = new Uint8Array(ENTRY_SIZE + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, ENTRY, true);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, VERSION, true);
  putShared(view, 8, name.length, rest);
  view.setUint32(42, rest.offset, true);
  bytes.set(name, ENTRY_SIZE);
  return bytes;
}

/** What the header before a file and the directory both say of it, from its flags on. */
function putShared(
  view: DataView,
  at: number,
  nameLength: number,
  { method, crc, packedSize, size }: Omit<WrittenEntry, "path">,
) {
  view.setUint16(at, FLAGS, true);
  view.setUint16(at + 2, method, true);
  view.setUint16(at + 6, DATE, true);
  view.setUint32(at + 8, crc, true);
  view.setUint32(at + 12, packedSize, true);
  view.setUint32(at + 16, size, true);
  view.setUint16(at + 20, nameLength, true);
}

function endOfZip(count: number, start: number, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(END_SIZE);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, END, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, start, true);
  return bytes;
}
