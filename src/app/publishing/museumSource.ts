import { kindOfFile } from "../../content/packing/allowedFiles.ts";
import { MANIFEST } from "../../content/packing/manifest.ts";
import type { Publication } from "../../content/publishing/guide.ts";
import type { MuseumMedia } from "../../content/publishing/museumMedia.ts";
import type { MuseumFiles } from "../../content/reading/museumFiles.ts";
import type { FileWriter } from "./fileWriter.ts";
import { packTexts } from "./packTexts.ts";

/**
 * Publishes the files that the museum's own file is put together of again: its texts in one zip, and
 * beside it what visitors do not get as it is. Unfinished texts and takes are left out.
 */
export async function museumSource(
  { files }: MuseumFiles,
  media: MuseumMedia,
  folder: string,
  writer: FileWriter,
): Promise<Publication["source"]> {
  const source: Record<string, string | null> = {};
  const texts = new Map<string, () => Promise<Uint8Array<ArrayBuffer>>>();
  for (const path of [...files.keys()].toSorted()) {
    if ([MANIFEST, "studio.json"].includes(path) || path.startsWith("booth/")) continue;
    const kind = kindOfFile(path);
    if (!media.sent.has(path) && (kind === "text" || kind === "list")) {
      texts.set(path, async () => (await files.get(path)!.read()) as Uint8Array<ArrayBuffer>);
      source[path] = null;
    } else {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are read
      const address = media.sent.get(path) ?? (await media.send(path));
      source[path] = address.slice(address.lastIndexOf("/assets/"));
    }
  }
  const zip = `${folder}/source.zip`;
  await writer.add(zip, await packTexts(texts, await writer.readBefore(zip)));
  return source;
}
