import type { MuseumFiles } from "../../../content/reading/museumFiles.ts";
import type { Gap } from "../../coverage/counting/gap.ts";
import { fileAt, type Documents } from "../../draft/documents/documents.ts";
import type { FileDocument } from "../../draft/documents/fileDocument.ts";
import { museumFilesOf, type ReadFile } from "../../draft/export/museumFilesOf.ts";
import { NOTES } from "../../draft/export/notes.ts";
import { lossesInItalian, type WhyLeftOut } from "../keeping/lossesInItalian.ts";

/**
 * What of a draft is published: its museum without the studio’s notes and takes, and what is left
 * out of it because its bytes are not on this device.
 */
export function museumToPublish(
  documents: Documents,
  stored: ReadonlySet<string>,
  readFile: ReadFile,
): { museum: MuseumFiles; lost: Gap[] } {
  const gone = new Map<string, WhyLeftOut>();
  const published = new Map<string, unknown>();
  for (const [path, document] of documents) {
    const file = fileAt(path);
    if (file && !stored.has((document as FileDocument).sha256)) gone.set(file, "gone");
    else published.set(path, document);
  }
  const { address, files } = museumFilesOf(published, readFile);
  const forVisitors = [...files].filter(([path]) => path !== NOTES && !path.startsWith("booth/"));
  return {
    museum: { address, files: new Map(forVisitors) },
    lost: lossesInItalian(documents, gone, []),
  };
}
