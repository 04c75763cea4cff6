/** In the origin’s own file system: a folder for each draft, and each file by its checksum. */
const FOLDER = "varco-studio";

/** How workers write; the main thread cannot, nor can every browser. */
type Writable = FileSystemFileHandle & {
  createSyncAccessHandle?: () => Promise<{
    write: (bytes: Uint8Array, options: { at: number }) => number;
    flush: () => void | Promise<void>;
    close: () => void | Promise<void>;
  }>;
  move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
};

/**
 * Large files on this device. A file that is not there, or a browser without the file system, is
 * answered as nothing; any other failure is thrown, as a draft whose sounds could not be listed would
 * otherwise look like one without sounds.
 */
export const draftFolder = {
  drafts: () => orNothing(async () => namesOf(await allDrafts()), []),

  names: (draft: string) => orNothing(async () => namesOf(await folderOf(draft)), []),

  file: (draft: string, name: string): Promise<File | undefined> =>
    orNothing(async () => (await (await folderOf(draft)).getFileHandle(name)).getFile(), undefined),

  /** A folder that cannot be deleted now is deleted by `removeLeftOver` another time. */
  remove: (draft: string): Promise<void> =>
    allDrafts()
      .then((drafts) => drafts.removeEntry(draft, { recursive: true }))
      .catch(() => {}),

  removeFile: (draft: string, name: string): Promise<void> =>
    folderOf(draft)
      .then((folder) => folder.removeEntry(name))
      .catch(() => {}),

  /** Stores a file whole, or fails: with a `QuotaExceededError` where the device is full. */
  async write(draft: string, name: string, bytes: Uint8Array): Promise<void> {
    const folder = await folderOf(draft, { create: true });
    // Half a file, left behind by a crash, must not be taken for a whole one.
    const unfinished = `${crypto.randomUUID()}.part`;
    const file: Writable = await folder.getFileHandle(unfinished, { create: true });
    try {
      if (!file.createSyncAccessHandle || !file.move) throw new Error("No way to write files");
      const handle = await file.createSyncAccessHandle();
      try {
        // A full device does not always fail: it may take a part of the bytes and say how many.
        if (handle.write(bytes, { at: 0 }) < bytes.length)
          throw new DOMException("The device is full", "QuotaExceededError");
        await handle.flush();
      } finally {
        await handle.close();
      }
      await file.move(folder, name);
    } catch (error) {
      await draftFolder.removeFile(draft, unfinished);
      throw error;
    }
  },
};

async function allDrafts(options?: { create: true }) {
  return (await root()).getDirectoryHandle(FOLDER, options);
}

/** Browsers refuse it in private windows, each with another error; older ones do not have it. */
async function root() {
  try {
    return await navigator.storage.getDirectory();
  } catch {
    throw new NoFileSystem();
  }
}

class NoFileSystem extends Error {}

async function folderOf(draft: string, options?: { create: true }) {
  return (await allDrafts(options)).getDirectoryHandle(draft, options);
}

async function namesOf(folder: FileSystemDirectoryHandle) {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

async function orNothing<Result>(ask: () => Promise<Result>, nothing: Result): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const isNotThere = error instanceof DOMException && error.name === "NotFoundError";
    if (isNotThere || error instanceof NoFileSystem) return nothing;
    throw error;
  }
}
