import { describeFault } from "../../content/reading/fault.ts";
import { writeMuseumZip } from "../../content/packing/writeMuseumZip.ts";
import { validateFile } from "../../content/packing/validateFile.ts";
import { excessOf, type Excess } from "../../content/packing/zipLimits.ts";
import type { Gap } from "../coverage/counting/gap.ts";
import type { BoothDocument } from "../draft/documents/boothDocument.ts";
import { at, boothAt, fileAt, type Documents } from "../draft/documents/documents.ts";
import type { FileDocument } from "../draft/documents/fileDocument.ts";
import { lostDocuments } from "../draft/export/lostDocuments.ts";
import { museumFilesOf, type ReadFile } from "../draft/export/museumFilesOf.ts";
import { dropLostTakes } from "../draft/export/restoreReadings.ts";
import { lossesInItalian, type WhyLeftOut } from "../handover/lossesInItalian.ts";
import { openMuseumFile } from "./openMuseumFile.ts";

/** The zip of a draft, what of the draft is not in it, and what the check finds; else why there is none. */
export type Packed =
  | { phase: "packed"; zip: Uint8Array; lost: Gap[]; faults: string[] }
  /** No zip can have so much. */
  | { phase: "excess"; excess: Excess }
  /** What was packed could not be opened again. */
  | { phase: "refused"; details: string[] };

/**
 * Packs a draft, opens what was packed and compares it with the draft. A file that nobody could
 * open is left out, and told; the others are packed without it.
 */
export async function exportDraft(
  draft: Documents,
  kept: ReadonlySet<string>,
  readFile: ReadFile,
  left: ReadonlyMap<string, WhyLeftOut> = leftBehind(draft, kept),
): Promise<Packed> {
  const there = without(draft, [...left.keys()]);
  const taken = new Map(there);
  dropLostTakes(taken, kept);
  const museum = museumFilesOf(taken, readFile);
  const again = (files: readonly string[], why: WhyLeftOut) =>
    exportDraft(
      draft,
      new Set([...kept].filter((sha256) => !files.some((file) => isTakeOf(file, sha256)))),
      readFile,
      new Map([...left, ...files.map((file) => [file, why] as const)]),
    );
  const excess = excessOf(museum.files);
  if (excess) {
    const large = excess.large.filter((file) => taken.has(at.file(file)) || isTake(file));
    return large.length > 0 ? again(large, "large") : { phase: "excess", excess };
  }
  const zip = await writeMuseumZip(museum);
  const read = await openMuseumFile(zip);
  if (read.phase === "refused") {
    const wrong: string[] = [];
    for (const [path, file] of museum.files)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, for the memory’s sake
      if (validateFile(path, await file.read()).length > 0) wrong.push(path);
    const isHopeless = wrong.length === 0 || wrong.some((path) => left.has(path));
    return isHopeless ? { phase: "refused", details: read.details } : again(wrong, "wrong");
  }
  const absent = filesIn(there).filter((file) => !museum.files.has(file));
  const apart = absent.filter((file) => !isInTakes(there, file));
  const lost = lostDocuments(without(there, absent), read.documents);
  return {
    phase: "packed",
    zip,
    lost: lossesInItalian(
      draft,
      new Map([...left, ...apart.map((file) => [file, "apart"] as const)]),
      lost,
    ),
    faults: read.faults.filter(({ isKept }) => !isKept).map(describeFault),
  };
}

/** The files of which the bytes are not on this device, or cannot be had. */
function leftBehind(draft: Documents, kept: ReadonlySet<string>) {
  const gone = filesIn(draft).filter(
    (file) => !kept.has((draft.get(at.file(file)) as FileDocument).sha256),
  );
  return new Map(gone.map((file) => [file, "gone"] as const));
}

function filesIn(documents: Documents): string[] {
  return [...documents.keys()].flatMap((path) => fileAt(path) ?? []);
}

function without(documents: Documents, files: readonly string[]): Map<string, unknown> {
  const others = new Map(documents);
  for (const file of files) others.delete(at.file(file));
  return others;
}

/** Whether what a recording says is in the takes of the booth, which are in the file. */
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
