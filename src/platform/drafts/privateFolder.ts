/** How workers write; the main thread cannot, nor can every browser. */
export type PrivateFile = FileSystemFileHandle & {
  createSyncAccessHandle?: () => Promise<{
    write: (bytes: Uint8Array, options: { at: number }) => number;
    flush: () => void | Promise<void>;
    close: () => void | Promise<void>;
  }>;
  move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
};

/** Thrown where a browser has no file system of the origin’s own, or does not let it be written. */
export class NoFileSystem extends Error {}

/** A folder in the origin’s own file system, by the names that lead to it. */
export async function privateFolder(
  names: readonly string[],
  options?: { create: true },
): Promise<FileSystemDirectoryHandle> {
  let folder = await root();
  for (const name of names)
    // oxlint-disable-next-line no-await-in-loop -- each is in the one before
    folder = await folder.getDirectoryHandle(name, options);
  return folder;
}

/** Browsers refuse it in private windows, each with another error; older ones do not have it. */
async function root() {
  try {
    return await navigator.storage.getDirectory();
  } catch {
    throw new NoFileSystem();
  }
}

export async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

/**
 * What is not there, or cannot be in this browser, is answered as nothing; any other failure is
 * thrown, as a draft whose sounds could not be listed would otherwise look like one without sounds.
 */
export async function orNothing<Result>(
  ask: () => Promise<Result>,
  nothing: Result,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const isNotThere = error instanceof DOMException && error.name === "NotFoundError";
    if (isNotThere || error instanceof NoFileSystem) return nothing;
    throw error;
  }
}

/** A file that is being written under a name of its own, and gets its own name when it is whole. */
export async function beginFile(folder: FileSystemDirectoryHandle) {
  // Half a file, left behind by a crash, must not be taken for a whole one.
  const unfinished = `${crypto.randomUUID()}.part`;
  const file: PrivateFile = await folder.getFileHandle(unfinished, { create: true });
  const discard = () => folder.removeEntry(unfinished).catch(() => {});
  if (!file.createSyncAccessHandle || !file.move) {
    await discard();
    throw new NoFileSystem("No way to write files");
  }
  const handle = await file.createSyncAccessHandle().catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  let at = 0;
  return {
    write(bytes: Uint8Array) {
      // A full device does not always fail: it may take a part of the bytes and say how many.
      if (handle.write(bytes, { at }) < bytes.length)
        throw new DOMException("The device is full", "QuotaExceededError");
      at += bytes.length;
    },
    async finish(name: string): Promise<void> {
      try {
        await handle.flush();
      } finally {
        await handle.close();
      }
      await file.move!(folder, name);
    },
    /** Also after `finish` has failed. */
    async discard(): Promise<void> {
      await handle.close();
      await discard();
    },
  };
}

/** Stores a file whole, or fails: with a `QuotaExceededError` where the device is full. */
export async function writeWhole(
  folder: FileSystemDirectoryHandle,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const file = await beginFile(folder);
  try {
    file.write(bytes);
    await file.finish(name);
  } catch (error) {
    await file.discard();
    throw error;
  }
}
