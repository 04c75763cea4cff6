import { describeFault } from "../../content/reading/fault.ts";
import { draftFiles } from "../../platform/drafts/draftFiles.ts";
import { draftsDatabase } from "../../platform/drafts/draftsDatabase.ts";
import { expiredEntries, type EntryInShort } from "../draft/journal/expiredEntries.ts";
import type { Entry } from "../draft/journal/journal.ts";
import { skippedInItalian } from "../publish/keeping/skippedInItalian.ts";
import { checkDrawing, makeModel } from "../models/modelTasks.ts";
import { readRows } from "../works/sheets/reading/readRows.ts";
import { translationDocument } from "../translator/writing/translationDocument.ts";
import { translationsIn } from "../translator/reading/translationsIn.ts";
import { openMuseumFile, type MuseumFileRefusal } from "./openMuseumFile.ts";
import { exportDraft, type Packed } from "./exportDraft.ts";

/** A museum read from a zip, ready to be stored as a draft. */
export type Opened = {
  phase: "opened";
  documents: [path: string, document: unknown][];
  files: [sha256: string, bytes: Uint8Array][];
  leftOut: LeftOut[];
};

/** What could not be read and is left out. The check of a museum’s files answers in English. */
export type LeftOut = { words: string; language: "it" | "en" };

/** The studio’s slow work, which runs in a worker so that typing is not held up. */
export const tasks = {
  open,
  pack,
  tidy,
  sheet: readRows,
  document: writeTranslation,
  translations: readTranslations,
  checkDrawing,
  makeModel,
};

async function open(zip: Uint8Array): Promise<Opened | MuseumFileRefusal> {
  const read = await openMuseumFile(zip);
  if (read.phase === "refused") return read;
  const { documents, files, faults, skipped } = read;
  return {
    phase: "opened",
    documents: [...documents],
    files,
    leftOut: [
      ...skipped.map((path) => ({
        words: skippedInItalian(path, documents),
        language: "it" as const,
      })),
      ...faults
        .filter(({ isTolerated }) => !isTolerated)
        .map((fault) => ({ words: describeFault(fault), language: "en" as const })),
    ],
  };
}

async function pack(
  id: string,
  documents: readonly (readonly [path: string, document: unknown])[],
): Promise<Packed> {
  const stored = await draftFiles.list(id);
  return exportDraft(new Map(documents), stored, async (checksum) => {
    const bytes = await draftFiles.read(id, checksum);
    if (!bytes) throw new Error("A file of the draft is gone");
    return bytes;
  });
}

/**
 * Deletes the expired entries of the journal, then the files that no document and no remaining
 * entry names: undo or the history could bring those back.
 */
async function tidy(id: string): Promise<void> {
  // Documents first: a file that is stored between the two reads is then named by an entry.
  const draft = await draftsDatabase.open(id, 0);
  if (!draft) return;
  const entries: (EntryInShort & { files: string[] })[] = [];
  await draftsDatabase.eachEntry<Entry>(id, (entry) => {
    const text = JSON.stringify(entry);
    const { seq, until } = entry;
    entries.push({ seq, until, size: text.length, files: checksumsIn(text) });
  });
  const forgotten = expiredEntries(entries, Date.now());
  if (forgotten !== undefined) await draftsDatabase.forgetEntries(id, forgotten);
  const needed = new Set(
    [...draft.documents.values()].flatMap((each) => checksumsIn(JSON.stringify(each))),
  );
  for (const { seq, files } of entries)
    if (seq > (forgotten ?? 0)) for (const file of files) needed.add(file);
  await draftFiles.sweep(id, needed);
}

function checksumsIn(text: string): string[] {
  return text.match(CHECKSUM) ?? [];
}

const CHECKSUM = /[0-9a-f]{64}/g;

async function writeTranslation(...given: Parameters<typeof translationDocument>) {
  return translationDocument(...given);
}

async function readTranslations(bytes: Uint8Array) {
  return translationsIn(bytes);
}
