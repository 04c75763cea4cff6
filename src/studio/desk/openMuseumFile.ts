import type { Fault } from "../../content/reading/fault.ts";
import { describeFault } from "../../content/reading/fault.ts";
import { readMuseum } from "../../content/reading/readMuseum.ts";
import { readText } from "../../content/reading/museumFiles.ts";
import type { Path } from "../../content/reading/keepValid.ts";
import { sha256 } from "../../content/packing/manifest.ts";
import type { Severity } from "../../content/packing/refusals.ts";
import { readMuseumZip } from "../../content/packing/readMuseumZip.ts";
import { at } from "../draft/documents/documents.ts";
import { documentsOf, isMedia } from "../draft/export/documentsOf.ts";
import type { FileDocument } from "../draft/documents/fileDocument.ts";
import { NOTES, parseNotes } from "../draft/export/notes.ts";
import { restoreReadings } from "../draft/export/restoreReadings.ts";

export type MuseumFileRefusal = { phase: "refused"; about: Severity | "museum"; details: string[] };

/** A museum read from a zip, ready to be stored as a draft. */
type Read = {
  phase: "opened";
  documents: Map<string, unknown>;
  files: [sha256: string, bytes: Uint8Array][];
  /** What was wrong in its files. */
  faults: readonly Fault[];
  /** The entries of `studio.json` that could not be read. */
  skipped: readonly Path[];
};

/** Reads and checks a zip. It may come from anybody, so nothing in it is trusted. */
export async function openMuseumFile(zip: Uint8Array): Promise<Read | MuseumFileRefusal> {
  const answer = await readMuseumZip(zip);
  if ("refusals" in answer)
    return { phase: "refused", about: answer.about, details: answer.refusals };
  const { museum, faults } = await readMuseum(answer.museum);
  if (!museum) return { phase: "refused", about: "museum", details: faults.map(describeFault) };
  const documents = await documentsOf(museum);
  const files: Read["files"] = [];
  for (const [path, { read }] of museum.files) {
    const isTake = path.startsWith("booth/");
    if (!isMedia(path) && !isTake) continue;
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or all of them would be in memory at once
    const bytes = (await read()) as Uint8Array<ArrayBuffer>;
    // oxlint-disable-next-line no-await-in-loop
    const checksum = await sha256(bytes);
    const file: FileDocument = { sha256: checksum, bytes: bytes.length };
    if (!isTake) documents.set(at.file(path), file);
    files.push([checksum, bytes]);
  }
  await restoreReadings(documents, museum, new Set(files.map(([checksum]) => checksum)));
  const notes = await readText(museum, NOTES);
  const skipped = notes === undefined ? [] : parseNotes(notes).skipped;
  return { phase: "opened", documents, files, faults, skipped };
}
