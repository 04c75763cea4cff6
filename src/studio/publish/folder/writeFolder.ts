import { openZipFile, ZipDamaged } from "../../../content/packing/zipFile.ts";
import { fileHash } from "../../../content/publishing/fileHash.ts";
import { isSameFile } from "../../../content/publishing/changesBetween.ts";
import type { Publication } from "../../../content/publishing/guide.ts";
import type { GuideFolder } from "../../../platform/publishing/guideFolder.ts";
import { seldom, type Report } from "../making/progress.ts";
import { guideFile, inspectFolder, unfinishedFile } from "./inspectFolder.ts";

export type Written = { written: number; unchanged: number; removed: number };

/**
 * Writes a guide into a folder: what is new or changed, each file read back; then takes away what
 * does not belong to it any more. `guide.json` goes first and comes last, so that a folder that was
 * left halfway never looks whole, and the next time is known for what it is.
 */
export async function writeFolder(
  folder: GuideFolder,
  { zip, publication }: { zip: Blob; publication: Publication },
  report: Report,
  signal: AbortSignal,
): Promise<Written> {
  const tell = seldom(report);
  const { files, museum } = publication;
  const [guide, unfinished] = [guideFile(museum.slug), unfinishedFile(museum.slug)];
  const whole = await openZipFile(zip);
  // Once more, as somebody may have done something in the folder since they were asked.
  const found = await inspectFolder(folder, publication);
  if (found.phase === "unusable") throw new Error(`The folder is ${found.why}`);
  const { before, isInterrupted, listing } = found;

  const marker = { ...publication, files: { ...before?.files, ...files } };
  await folder.write(unfinished, encode(marker));
  await folder.remove(guide);

  const unchanged = new Set<string>();
  for (const [path, fact] of Object.entries(files)) {
    if (isInterrupted || !isSameFile(before?.files[path], fact)) continue;
    const handle = listing!.files.get(path);
    // oxlint-disable-next-line no-await-in-loop -- one at a time: 20,000 open files are too many
    if (handle && (await handle.getFile()).size === fact[0]) unchanged.add(path);
  }
  const toWrite = Object.keys(files).filter((path) => !unchanged.has(path));
  const gone = Object.keys(before?.files ?? {}).filter((path) => !Object.hasOwn(files, path));
  const of = toWrite.length + gone.length + 1;
  let done = 0;
  const step = () => tell({ step: "writing", done: ++done, of });
  for (const path of toWrite) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeChecked(path, files[path]!);
    step();
  }
  for (const path of gone) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await folder.remove(path);
    step();
  }
  for (const path of new Set(gone.map(folderOf)))
    // oxlint-disable-next-line no-await-in-loop -- one folder may be in another
    await folder.removeEmpty(path);
  signal.throwIfAborted();
  const about = await whole.read(guide.slice(1));
  await writeChecked(guide, [about.length, await fileHash(about)]);
  await folder.remove(unfinished);
  step();
  return { written: toWrite.length, unchanged: unchanged.size, removed: gone.length };

  async function writeChecked(path: string, fact: Publication["files"][string]) {
    await folder.write(path, await whole.read(path.slice(1)));
    const again = await folder.read(path);
    const read = again && ([again.length, await fileHash(again)] as const);
    if (!isSameFile(read, fact)) throw new ZipDamaged(`${path}: it was not written whole`);
  }
}

function folderOf(path: string) {
  return path.slice(0, path.lastIndexOf("/"));
}

function encode(json: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(json));
}
