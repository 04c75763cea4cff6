import { inWords } from "../../content/fault.ts";
import { readMuseum } from "../../content/readMuseum.ts";
import { packed } from "../../content/zip/packed.ts";
import type { Severity } from "../../content/zip/refusals.ts";
import { unpacked } from "../../content/zip/unpacked.ts";
import { draftFiles } from "../../platform/draftFiles.ts";
import { draftsDatabase } from "../../platform/draftsDatabase.ts";
import { at, fileAt } from "../draft/documents.ts";
import type { FileDocument } from "../draft/fileDocument.ts";
import { forgettable, type EntryInShort } from "../draft/forgettable.ts";
import type { Entry } from "../draft/journal.ts";
import { documentsOf, isMedia } from "../draft/documentsOf.ts";
import { withoutLostTakes, withReadings } from "../draft/openedReadings.ts";
import { museumFilesOf } from "../draft/museumFilesOf.ts";
import { sha256 } from "../../content/zip/manifest.ts";
import { checkDrawing, makeModel } from "../models/modelTasks.ts";
import { rowsOf } from "../sheets/rowsOf.ts";
import { translationDocument } from "../translator/translationDocument.ts";
import { translationsIn } from "../translator/translationsIn.ts";

/** A museum out of a zip, ready to be stored as a draft. */
export type Opened = {
  phase: "opened";
  documents: [path: string, document: unknown][];
  files: [sha256: string, bytes: Uint8Array][];
  /** What was wrong in it and is therefore left out, in English as the check tells it. */
  leftOut: string[];
};

export type Refused = { phase: "refused"; about: Severity | "museum"; details: string[] };

/** What takes time, and is done in a worker for that: each answers one question of the studio. */
export const tasks = {
  open,
  pack,
  tidy,
  sheet: rowsOf,
  document: written,
  translations: readBack,
  checkDrawing,
  makeModel,
};

async function open(zip: Uint8Array): Promise<Opened | Refused> {
  const answer = await unpacked(zip);
  if ("refusals" in answer)
    return { phase: "refused", about: answer.about, details: answer.refusals };
  const { museum, faults } = await readMuseum(answer.museum);
  const leftOut = faults.map(inWords);
  if (!museum) return { phase: "refused", about: "museum", details: leftOut };
  const documents = await documentsOf(museum);
  const files: Opened["files"] = [];
  for (const [path, { read }] of museum.files) {
    const isTake = path.startsWith("booth/");
    if (!isMedia(path) && !isTake) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, for the memory’s sake
    const bytes = (await read()) as Uint8Array<ArrayBuffer>;
    // oxlint-disable-next-line no-await-in-loop
    const checksum = await sha256(bytes);
    const file: FileDocument = { sha256: checksum, bytes: bytes.length };
    if (!isTake) documents.set(at.file(path), file);
    files.push([checksum, bytes]);
  }
  await withReadings(documents, museum, new Set(files.map(([checksum]) => checksum)));
  return { phase: "opened", documents: [...documents], files, leftOut };
}

/** The zip of a draft, and what the check finds in it. */
export type Packed = { zip: Uint8Array; faults: string[] };

async function pack(
  id: string,
  documents: readonly (readonly [path: string, document: unknown])[],
): Promise<Packed> {
  // Another tab may have thrown the draft away with its pictures: its texts are packed all the same.
  const kept = await draftFiles.list(id);
  const found = documents.filter(
    ([path, document]) => fileAt(path) === undefined || kept.has((document as FileDocument).sha256),
  );
  const there = new Map(found);
  withoutLostTakes(there, kept);
  const files = museumFilesOf(there, async (checksum) => {
    const bytes = await draftFiles.read(id, checksum);
    if (!bytes) throw new Error("A file of the draft is gone");
    return bytes;
  });
  const { faults } = await readMuseum(files);
  return { zip: await packed(files), faults: faults.map(inWords) };
}

/**
 * Forgets the oldest entries of a journal that is long, and throws away the files that no document
 * has any more, nor any entry that could be undone or gone back to.
 */
async function tidy(id: string): Promise<void> {
  // Before the entries: what is stored meanwhile is in one of them.
  const draft = await draftsDatabase.open(id, 0);
  if (!draft) return;
  const entries: (EntryInShort & { files: string[] })[] = [];
  await draftsDatabase.eachEntry<Entry>(id, (entry) => {
    const text = JSON.stringify(entry);
    const { seq, until } = entry;
    entries.push({ seq, until, size: text.length, files: filesIn(text) });
  });
  const forgotten = forgettable(entries, Date.now());
  if (forgotten !== undefined) await draftsDatabase.forget(id, forgotten);
  const needed = new Set(
    [...draft.documents.values()].flatMap((each) => filesIn(JSON.stringify(each))),
  );
  for (const { seq, files } of entries)
    if (seq > (forgotten ?? 0)) for (const file of files) needed.add(file);
  await draftFiles.sweep(id, needed);
}

function filesIn(text: string): string[] {
  return text.match(CHECKSUM) ?? [];
}

const CHECKSUM = /[0-9a-f]{64}/g;

async function written(...given: Parameters<typeof translationDocument>) {
  return translationDocument(...given);
}

async function readBack(bytes: Uint8Array) {
  return translationsIn(bytes);
}
