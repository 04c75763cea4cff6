import { describeFault } from "../../content/reading/fault.ts";
import { writeMuseumZip } from "../../content/packing/writeMuseumZip.ts";
import { validateFile } from "../../content/packing/validateFile.ts";
import { findExcess, type Excess } from "../../content/packing/allowedFiles.ts";
import type { Gap } from "../coverage/counting/gap.ts";
import type { BoothDocument } from "../draft/documents/boothDocument.ts";
import { at, boothAt, fileAt, type Documents } from "../draft/documents/documents.ts";
import type { FileDocument } from "../draft/documents/fileDocument.ts";
import { lostDocuments } from "../draft/export/lostDocuments.ts";
import { museumFilesOf, type ReadFile } from "../draft/export/museumFilesOf.ts";
import { dropLostTakes } from "../draft/export/restoreReadings.ts";
import { lossesInItalian, type WhyLeftOut } from "../publish/keeping/lossesInItalian.ts";
import { openMuseumFile } from "./openMuseumFile.ts";

export type Packed =
  /** `lost`: what of the draft is not in the zip. `faults`: what the check of its files finds. */
  | { phase: "packed"; zip: Uint8Array; lost: Gap[]; faults: string[] }
  /** It is more than a zip can hold. */
  | { phase: "excess"; excess: Excess }
  /** The zip was written but could not be read back. */
  | { phase: "refused"; details: string[] };

/**
 * Writes a draft to a zip, reads the zip back and compares it with the draft. A file that would
 * make the zip unreadable is left out and reported in `lost`, and the rest is written without it.
 * `stored` are the checksums whose bytes this device has.
 */
export async function exportDraft(
  draft: Documents,
  stored: ReadonlySet<string>,
  readFile: ReadFile,
  leftOut: ReadonlyMap<string, WhyLeftOut> = filesWithoutBytes(draft, stored),
): Promise<Packed> {
  const remaining = withoutFiles(draft, [...leftOut.keys()]);
  const packed = new Map(remaining);
  dropLostTakes(packed, stored);
  const museum = museumFilesOf(packed, readFile);
  const retryWithout = (files: readonly string[], why: WhyLeftOut) =>
    exportDraft(
      draft,
      new Set([...stored].filter((sha256) => !files.some((file) => isTakeOf(file, sha256)))),
      readFile,
      new Map([...leftOut, ...files.map((file) => [file, why] as const)]),
    );
  const excess = findExcess(museum.files);
  if (excess) {
    const large = excess.large.filter((file) => packed.has(at.file(file)) || isTake(file));
    return large.length > 0 ? retryWithout(large, "large") : { phase: "excess", excess };
  }
  const zip = await writeMuseumZip(museum);
  const read = await openMuseumFile(zip);
  if (read.phase === "refused") {
    const wrong: string[] = [];
    for (const [path, file] of museum.files)
      // oxlint-disable-next-line no-await-in-loop -- one at a time, or all of them would be in memory at once
      if (validateFile(path, await file.read()).length > 0) wrong.push(path);
    const isHopeless = wrong.length === 0 || wrong.some((path) => leftOut.has(path));
    return isHopeless ? { phase: "refused", details: read.details } : retryWithout(wrong, "wrong");
  }
  const absent = filePathsOf(remaining).filter((file) => !museum.files.has(file));
  const apart = absent.filter((file) => !isInTakes(remaining, file));
  const lost = lostDocuments(withoutFiles(remaining, absent), read.documents);
  return {
    phase: "packed",
    zip,
    lost: lossesInItalian(
      draft,
      new Map([...leftOut, ...apart.map((file) => [file, "apart"] as const)]),
      lost,
    ),
    faults: read.faults.filter(({ isTolerated }) => !isTolerated).map(describeFault),
  };
}

/** The files whose bytes are not on this device, or cannot be read. */
function filesWithoutBytes(draft: Documents, stored: ReadonlySet<string>) {
  const gone = filePathsOf(draft).filter(
    (file) => !stored.has((draft.get(at.file(file)) as FileDocument).sha256),
  );
  return new Map(gone.map((file) => [file, "gone"] as const));
}

function filePathsOf(documents: Documents): string[] {
  return [...documents.keys()].flatMap((path) => fileAt(path) ?? []);
}

function withoutFiles(documents: Documents, files: readonly string[]): Map<string, unknown> {
  const rest = new Map(documents);
  for (const file of files) rest.delete(at.file(file));
  return rest;
}

/** Whether an unfinished recording is in the zip as the takes that were chosen for it. */
function isInTakes(documents: Documents, file: string): boolean {
  const booth = boothAt(file.replace(/^narrated\//, "booth/").replace(/\.\w+$/, ""));
  const { chosen = {} } =
    (booth && (documents.get(at.booth(booth.language, booth.clip)) as BoothDocument)) || {};
  return file.startsWith("narrated/") && Object.keys(chosen).length > 0;
}

const isTake = (file: string) => file.startsWith("booth/");

function isTakeOf(file: string, sha256: string) {
  return isTake(file) && file.slice("booth/".length).startsWith(sha256.slice(0, 16));
}
