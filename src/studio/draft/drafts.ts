import { draftFiles } from "../../platform/drafts/draftFiles.ts";
import { draftsDatabase } from "../../platform/drafts/draftsDatabase.ts";
import { publishingFolder } from "../../platform/publishing/publishingFolder.ts";
import { watchLeaving, watchReturn } from "../../platform/browser/studioPage.ts";
import { sha256 } from "../../content/packing/manifest.ts";
import { at, type MuseumDocument } from "./documents/documents.ts";
import type { FileDocument } from "./documents/fileDocument.ts";
import { createDraft, type Draft, type StoredDraft } from "./draft.ts";
import { MOST_STEPS, type Entry } from "./journal/journal.ts";
import { repairOrder } from "./journal/repairOrder.ts";

/** In milliseconds. */
const DAY = 86_400_000;

/** Stores a new draft and answers its id. */
export async function createStoredDraft(
  documents: Iterable<readonly [path: string, document: unknown]>,
  files: Iterable<readonly [sha256: string, bytes: Uint8Array]> = [],
): Promise<string> {
  const all = new Map(documents);
  const id = crypto.randomUUID().slice(0, 8);
  const now = Date.now();
  const { name } = all.get(at.museum) as MuseumDocument;
  await draftsDatabase.create({ id, name, made: now, changed: now, seq: 0 }, all, files);
  draftsDatabase.notifyTabs(id);
  return id;
}

/** Deletes a draft with all its files. This cannot be undone. */
export async function removeStoredDraft(id: string): Promise<void> {
  await draftsDatabase.remove(id);
  draftsDatabase.notifyTabs(id);
  await Promise.all([draftFiles.remove(id), publishingFolder.remove(id)]);
}

/**
 * Opens a draft in this page. It follows the changes of other tabs until `signal` aborts. `tidy`
 * deletes expired entries and unused files; it reads the whole draft, so the caller has the worker
 * do it.
 */
export async function openDraft(
  id: string,
  signal: AbortSignal,
  tidy: () => Promise<void>,
): Promise<Draft | undefined> {
  const found = await storedDraft(id);
  if (!found) return undefined;
  const draft = createDraft(
    id,
    found,
    {
      async save(saving) {
        const answer = await draftsDatabase.save(id, draft.read(at.museum)?.name ?? "", saving);
        if (answer !== "removed" && !answer.behind) draftsDatabase.notifyTabs(id);
        return answer;
      },
      entriesAfter: (revision) => draftsDatabase.entriesAfter(id, revision),
      read: async () => (await storedDraft(id)) ?? "removed",
    },
    Date.now,
    repairOrder,
  );
  // If it cannot be read now, the next save reports it.
  const catchUp = () => void draft.catchUp().catch(() => {});
  const stop = [
    draftsDatabase.watch((changed) => changed === id && catchUp()),
    // A tab that slept has missed the messages of the others.
    watchReturn(catchUp),
    watchLeaving(() => draft.state().phase !== "saved"),
  ];
  signal.addEventListener("abort", () => stop.forEach((end) => end()));
  catchUp();
  void tidyUp(id, tidy).catch(() => {});
  return draft;
}

async function storedDraft(id: string): Promise<StoredDraft | undefined> {
  const found = await draftsDatabase.open<Entry>(id, MOST_STEPS);
  if (!found) return undefined;
  const { record, documents, entries } = found;
  return { documents, entries, seq: record.seq, revision: record.revision ?? 0 };
}

/** Once a day: removes files without a draft, expired entries and files only they named. */
async function tidyUp(id: string, tidy: () => Promise<void>) {
  await draftFiles.removeLeftOver();
  await removeGuidesLeftOver();
  const record = (await draftsDatabase.list()).find((each) => each.id === id);
  if (!record || Date.now() - (record.tidied ?? record.made) < DAY) return;
  await tidy();
}

/** What was made of drafts that another tab removed while it was made. */
async function removeGuidesLeftOver() {
  // Listed before the drafts, as the folder of one that is made in between is no leftover.
  const folders = await publishingFolder.drafts();
  if (folders.length === 0) return;
  const drafts = new Set((await draftsDatabase.list()).map(({ id }) => id));
  const left = folders.filter((draft) => !drafts.has(draft));
  await Promise.all(left.map((draft) => publishingFolder.remove(draft)));
}

/** Stores the bytes of a file and answers its document, which is not in the draft yet. */
export async function storeFile(draft: Draft, bytes: Uint8Array): Promise<FileDocument> {
  const checksum = await sha256(bytes as Uint8Array<ArrayBuffer>);
  await draftsDatabase.keepFile(draft.id, checksum, bytes);
  return { sha256: checksum, bytes: bytes.length };
}
