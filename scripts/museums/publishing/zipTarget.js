import { open, rename, rm } from "node:fs/promises";

/**
 * A zip that a guide is written into, under another name until it is whole.
 * @param {string} file
 * @param {Pick<import("../../building/bundling/kit.js").Publisher, "createZipWriter">} publisher
 */
export async function zipTarget(file, { createZipWriter }) {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, "w");
  const zip = createZipWriter(async (bytes) => void (await handle.write(bytes)));
  return {
    before: undefined,
    readBefore: undefined,
    madeBefore: undefined,
    mediaBefore: undefined,
    /** @type {import("../../../src/content/publishing/guide.ts").PublishInput["write"]} */
    write: async (path, content) => void (await zip.add(path.slice(1), content)),
    async finish() {
      const { entries } = await zip.close();
      await handle.sync();
      await handle.close();
      await rename(unfinished, file);
      return entries.length;
    },
    async abandon() {
      await handle.close().catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}
