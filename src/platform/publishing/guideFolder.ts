/** What lies in a folder: files by their paths, and folders that were not looked into. */
export type FolderListing = { files: Map<string, FileSystemFileHandle>; folders: string[] };

/** A folder that somebody chose, with paths that begin with a slash. */
export function guideFolder(root: FileSystemDirectoryHandle) {
  /** To ask for each folder of a path again and again takes longer than to write. */
  const known = new Map<string, FileSystemDirectoryHandle>([["", root]]);

  async function folderAt(path: string, create: boolean): Promise<FileSystemDirectoryHandle> {
    const found = known.get(path);
    if (found) return found;
    const at = path.lastIndexOf("/");
    const parent = await folderAt(path.slice(0, at), create);
    const folder = await parent.getDirectoryHandle(path.slice(at + 1), { create });
    known.set(path, folder);
    return folder;
  }

  async function handleAt(path: string, create = false) {
    const at = path.lastIndexOf("/");
    return (await folderAt(path.slice(0, at), create)).getFileHandle(path.slice(at + 1), {
      create,
    });
  }

  async function listInto(
    listing: FolderListing,
    path: string,
    isKnown: (path: string) => boolean,
  ) {
    for await (const [name, handle] of (await folderAt(path, false)).entries()) {
      const inside = `${path}/${name}`;
      if (handle.kind === "file") listing.files.set(inside, handle as FileSystemFileHandle);
      else if (isKnown(inside)) await listInto(listing, inside, isKnown);
      else listing.folders.push(inside);
    }
  }

  return {
    /** Everything in it, but only the names of folders that are not `isKnown`. */
    async list(isKnown: (path: string) => boolean): Promise<FolderListing> {
      const listing: FolderListing = { files: new Map(), folders: [] };
      await listInto(listing, "", isKnown);
      return listing;
    },

    /** The bytes of a file; `undefined` where there is none. */
    async read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      try {
        const file = await (await handleAt(path)).getFile();
        return new Uint8Array(await file.arrayBuffer());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    /** Writes a file whole, or fails and leaves what was there. */
    async write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      const wasThere = (await handleAt(path).catch(() => undefined)) !== undefined;
      const stream = await (await handleAt(path, true)).createWritable();
      try {
        await stream.write(bytes);
        await stream.close();
      } catch (error) {
        await stream.abort().catch(() => {});
        // To open it has made an empty one.
        if (!wasThere) await this.remove(path).catch(() => {});
        throw error;
      }
    },

    async remove(path: string): Promise<void> {
      const at = path.lastIndexOf("/");
      try {
        await (await folderAt(path.slice(0, at), false)).removeEntry(path.slice(at + 1));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    /** Removes a folder if nothing is in it, and then those that it was in. */
    async removeEmpty(path: string): Promise<void> {
      if (path === "") return;
      const at = path.lastIndexOf("/");
      try {
        await (await folderAt(path.slice(0, at), false)).removeEntry(path.slice(at + 1));
        known.delete(path);
      } catch {
        // Something is in it.
        return;
      }
      await this.removeEmpty(path.slice(0, at));
    },
  };
}

export type GuideFolder = ReturnType<typeof guideFolder>;

/** A file in the place of a folder, or the other way round, is not what was asked for either. */
function isMissing(error: unknown) {
  return (
    error instanceof DOMException && ["NotFoundError", "TypeMismatchError"].includes(error.name)
  );
}
