import { namesIn, orNothing, privateFolder, writeWhole } from "./privateFolder.ts";

/** In the origin’s own file system: a folder for each draft, and each file by its checksum. */
const FOLDER = "varco-studio";

/** Large files of drafts on this device. */
export const draftFolder = {
  drafts: () => orNothing(async () => namesIn(await privateFolder([FOLDER])), []),

  names: (draft: string) => orNothing(async () => namesIn(await folderOf(draft)), []),

  file: (draft: string, name: string): Promise<File | undefined> =>
    orNothing(async () => (await (await folderOf(draft)).getFileHandle(name)).getFile(), undefined),

  /** A folder that cannot be deleted now is deleted by `removeLeftOver` another time. */
  remove: (draft: string): Promise<void> =>
    privateFolder([FOLDER])
      .then((drafts) => drafts.removeEntry(draft, { recursive: true }))
      .catch(() => {}),

  removeFile: (draft: string, name: string): Promise<void> =>
    folderOf(draft)
      .then((folder) => folder.removeEntry(name))
      .catch(() => {}),

  /** Stores a file whole, or fails: with a `QuotaExceededError` where the device is full. */
  write: async (draft: string, name: string, bytes: Uint8Array): Promise<void> =>
    writeWhole(await folderOf(draft, { create: true }), name, bytes),
};

function folderOf(draft: string, options?: { create: true }) {
  return privateFolder([FOLDER, draft], options);
}
