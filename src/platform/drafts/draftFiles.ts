import { draftFolder } from "./draftFolder.ts";
import { draftsDatabase } from "./draftsDatabase.ts";

/** In milliseconds: no younger file is deleted, as a tab may be about to store the draft that needs it. */
const NEW = 86_400_000;
/** In milliseconds: the database knows no age of a file, so one must be unneeded for so long. */
const UNNEEDED = 7 * 86_400_000;

const isChecksum = (name: string) => /^[0-9a-f]{64}$/.test(name);

/**
 * The files of drafts: pictures in the database beside the drafts, sound in a folder, which stores
 * it without a copy of everything in memory. A reader need not know where a file is.
 */
export const draftFiles = {
  /** Keeps a large file; fails with a `QuotaExceededError` where the device is full. */
  async keep(draft: string, sha256: string, bytes: Uint8Array): Promise<void> {
    try {
      // An old file is written anew: another tab may be about to sweep it.
      if ((await ageOf(draft, sha256)) < NEW / 2) return;
      await draftFolder.write(draft, sha256, bytes);
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") throw error;
      // Firefox refuses the file system in private windows, and older browsers have none.
      await draftsDatabase.keepFile(draft, sha256, bytes);
    }
  },

  /** The bytes of a file, wherever they are; `undefined` where they are gone. */
  async read(draft: string, sha256: string): Promise<Uint8Array | undefined> {
    const bytes = await draftsDatabase.readFile(draft, sha256);
    if (bytes) return bytes;
    const file = await draftFolder.file(draft, sha256);
    return file && new Uint8Array(await file.arrayBuffer());
  },

  /** The file to be shown or played; a large one is not read into memory. */
  async blob(draft: string, sha256: string): Promise<Blob | undefined> {
    const bytes = await draftsDatabase.readFile(draft, sha256);
    if (bytes) return new Blob([bytes as Uint8Array<ArrayBuffer>]);
    return draftFolder.file(draft, sha256);
  },

  /** The checksums of all files of a draft. */
  async list(draft: string): Promise<Set<string>> {
    const files = await draftsDatabase.listFiles(draft);
    for (const name of await draftFolder.names(draft)) if (isChecksum(name)) files.add(name);
    return files;
  },

  /** Deletes the folder of a draft; `draftsDatabase.remove` deletes what the database has of it. */
  remove: (draft: string): Promise<void> => draftFolder.remove(draft),

  /** Deletes the folders of drafts that were removed while another tab was writing a file of theirs. */
  async removeLeftOver(): Promise<void> {
    // The folders are listed before the drafts: one of a draft made in between would be deleted.
    const folders = await draftFolder.drafts();
    if (folders.length === 0) return;
    const drafts = new Set((await draftsDatabase.list()).map(({ id }) => id));
    const left = folders.filter((draft) => !drafts.has(draft));
    await Promise.all(left.map((draft) => draftFolder.remove(draft)));
  },

  /**
   * Deletes the files that are not `needed`: in the folder those stored more than a day ago, in the
   * database those not needed for more than a week.
   */
  async sweep(draft: string, needed: ReadonlySet<string>): Promise<void> {
    await draftsDatabase.sweepFiles(draft, needed, Date.now(), UNNEEDED);
    const left = (await oldFiles(draft)).filter((name) => !needed.has(name));
    await Promise.all(left.map((name) => draftFolder.removeFile(draft, name)));
  },
};

async function oldFiles(draft: string) {
  const names = await draftFolder.names(draft);
  const ages = await Promise.all(names.map((name) => ageOf(draft, name)));
  return names.filter((_, place) => ages[place]! > NEW && ages[place]! < Infinity);
}

/** In milliseconds: how long ago a file was stored. */
async function ageOf(draft: string, name: string) {
  const file = await draftFolder.file(draft, name);
  return file ? Date.now() - file.lastModified : Infinity;
}
