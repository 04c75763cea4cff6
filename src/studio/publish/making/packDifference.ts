import { createZipWriter } from "../../../content/packing/zipWriter.ts";
import { openZipFile, ZipDamaged } from "../../../content/packing/zipFile.ts";
import type { FileChanges } from "../../../content/publishing/changesBetween.ts";
import { checkupFolder, type Publication } from "../../../content/publishing/guide.ts";
import type { GrowingFile } from "../../../platform/publishing/publishingFolder.ts";
import { seldom, type Report } from "./progress.ts";

/** In the zip of a difference: the files that the host may delete. */
export const TO_DELETE = "DA-CANCELLARE.txt";

/** The paths in the zip of a difference, in the order in which they are put there. */
export function pathsOfDifference(changes: FileChanges, slug: string): string[] {
  const about = `${checkupFolder(slug, true)}/guide.json`;
  return [...changes.written.filter((path) => path !== about), about];
}

/** Of a guide’s zip only what has changed, as a zip of its own, which is read back. */
export async function packDifference(
  { zip, publication, changes }: { zip: Blob; publication: Publication; changes: FileChanges },
  file: GrowingFile,
  name: string,
  report: Report,
  signal: AbortSignal,
): Promise<Blob> {
  const tell = seldom(report);
  const whole = await openZipFile(zip);
  const writer = createZipWriter((bytes) => file.write(bytes));
  const paths = pathsOfDifference(changes, publication.museum.slug);
  for (const [done, path] of paths.entries()) {
    signal.throwIfAborted();
    const entry = whole.entries.get(path.slice(1));
    if (!entry) throw new ZipDamaged(`${path}: it is missing`);
    // oxlint-disable no-await-in-loop -- one at a time, or all of them would be in memory at once
    const packed = await whole.packed(entry);
    await writer.addPacked({ ...entry, method: entry.method as 0 | 8 }, packed);
    // oxlint-enable no-await-in-loop
    tell({ step: "writing", done: done + 1, of: paths.length });
  }
  await writer.add(TO_DELETE, new TextEncoder().encode(listToDelete(changes.gone)));
  const { entries } = await writer.close();
  const difference = await file.finish(name);
  const read = await openZipFile(difference);
  for (const { path } of entries)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await read.read(path);
  return difference;
}

/** With the line ends that every editor of Windows knows. */
function listToDelete(gone: readonly string[]): string {
  const lines =
    gone.length === 0
      ? ["Non c’è niente da cancellare."]
      : [
          "Questi file non servono più alla guida. Si possono cancellare dallo spazio web,",
          "meglio dopo qualche giorno: chi sta visitando potrebbe usarli ancora.",
          "",
          ...gone.map((path) => path.slice(1)),
        ];
  return lines.map((line) => `${line}\r\n`).join("");
}
