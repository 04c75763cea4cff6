import {
  beginFile,
  namesIn,
  NoFileSystem,
  orNothing,
  privateFolder,
  writeWhole,
} from "../drafts/privateFolder.ts";

/** In the origin’s own file system: a folder for each draft, with what publishing it leaves behind. */
const FOLDER = "varco-publishing";

/** A file that grows, and is nobody’s until it is finished. */
export type GrowingFile = {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  finish: (name: string) => Promise<Blob>;
  discard: () => Promise<void>;
};

/**
 * What this browser keeps of publishing a draft: the last guide as a zip, what was published last,
 * photographs in their sizes. All of it can be made again; where there is no file system nothing is
 * kept. For a worker.
 */
export const publishingFolder = {
  async begin(draft: string): Promise<GrowingFile> {
    try {
      return await beginStored(draft);
    } catch (error) {
      if (!(error instanceof NoFileSystem)) throw error;
      return beginInBlobs();
    }
  },

  file: (draft: string, name: string, ...inside: string[]): Promise<File | undefined> =>
    orNothing(
      async () => (await (await folderOf(draft, inside)).getFileHandle(name)).getFile(),
      undefined,
    ),

  names: (draft: string, ...inside: string[]): Promise<string[]> =>
    orNothing(async () => namesIn(await folderOf(draft, inside)), []),

  /** Stores a small file; where there is no file system, does nothing. */
  write: (
    draft: string,
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    ...inside: string[]
  ): Promise<void> =>
    orNothing(
      async () => writeWhole(await folderOf(draft, inside, { create: true }), name, bytes),
      undefined,
    ),

  removeFile: (draft: string, name: string, ...inside: string[]): Promise<void> =>
    folderOf(draft, inside)
      .then((folder) => folder.removeEntry(name))
      .catch(() => {}),

  remove: (draft: string): Promise<void> =>
    privateFolder([FOLDER])
      .then((drafts) => drafts.removeEntry(draft, { recursive: true }))
      .catch(() => {}),

  drafts: () => orNothing(async () => namesIn(await privateFolder([FOLDER])), []),
};

function folderOf(draft: string, inside: readonly string[], options?: { create: true }) {
  return privateFolder([FOLDER, draft, ...inside], options);
}

async function beginStored(draft: string): Promise<GrowingFile> {
  const folder = await folderOf(draft, [], { create: true });
  const { write, finish, discard } = await beginFile(folder);
  return {
    write: async (bytes) => write(bytes),
    async finish(name) {
      await finish(name);
      return (await folder.getFileHandle(name)).getFile();
    },
    discard,
  };
}

/** In bytes: parts are handed to the browser, which may put them on the disk, when they have so many. */
const PART = 16 * 1024 * 1024;

function beginInBlobs(): GrowingFile {
  let whole: Blob[] = [];
  let part: Uint8Array<ArrayBuffer>[] = [];
  let bytesOfPart = 0;
  const endPart = () => {
    whole.push(new Blob(part));
    part = [];
    bytesOfPart = 0;
  };
  return {
    async write(bytes) {
      part.push(bytes);
      bytesOfPart += bytes.length;
      if (bytesOfPart >= PART) endPart();
    },
    async finish() {
      endPart();
      return new Blob(whole);
    },
    async discard() {
      whole = [];
      part = [];
    },
  };
}
