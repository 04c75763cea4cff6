import { createWatchers } from "./journal/createWatchers.ts";
import type { Documents, Path } from "./documents/documents.ts";
import { isEqual } from "../../lib/isEqual.ts";
import {
  stepsAfter,
  continuesEntry,
  revertEntry,
  noSteps,
  extendEntry,
  type Change,
  type Edits,
  type Entry,
  type Steps,
} from "./journal/journal.ts";
import { rebase } from "./journal/rebase.ts";

/** What one save stores, in a single transaction. */
export type Saving = {
  /** The last revision that this page knows. */
  known: number;
  entries: readonly Entry[];
  documents: Edits;
};

/** A draft as it is stored: all documents, and the last entries of its journal. */
export type StoredDraft = {
  documents: Map<string, unknown>;
  entries: readonly Entry[];
  seq: number;
  revision: number;
};

/** Where one draft is stored. */
export type DraftStorage = {
  /**
   * Stores nothing if another tab has saved first, and answers `behind`: the entries of that tab,
   * or none if some of them are deleted. `removed` if the draft is deleted. Rejects on failure.
   */
  save: (saving: Saving) => Promise<{ behind?: readonly Entry[] } | "removed">;
  /** The entries stored or extended after a revision; `forgotten` if some of them are deleted. */
  entriesAfter: (revision: number) => Promise<readonly Entry[] | "removed" | "forgotten">;
  /** The whole draft, for a page that is so far behind that entries it missed are deleted. */
  read: () => Promise<StoredDraft | "removed">;
};

export type SavingState =
  | { phase: "saved" }
  | { phase: "saving" }
  /** `full`: the device has no space left. `removed`: another tab has deleted the draft. */
  | { phase: "failed"; problem: "full" | "unknown" | "removed" };

export type Draft = ReturnType<typeof createDraft>;

/** In milliseconds: how long after a failed save the next one is tried. */
const RETRY = 5_000;

/** A draft in this page. A change is visible at once and stored when the previous save is done. */
export function createDraft(
  id: string,
  opened: Omit<StoredDraft, "revision"> & { revision?: number },
  storage: DraftStorage,
  now: () => number = Date.now,
  /** What has to change after the edits of two tabs were merged (`repairOrder`). */
  repair: (documents: Documents) => Edits = () => [],
) {
  const { documents } = opened;
  /** What is stored as far as this page knows, without what is not saved yet. */
  let stored = {
    seq: opened.seq,
    revision: opened.revision ?? opened.entries.at(-1)?.revision ?? 0,
    last: opened.entries.at(-1),
    steps: opened.entries.reduce<Steps>(stepsAfter, noSteps),
  };
  let { seq, last, steps } = stored;
  let unsaved: ReadonlyMap<number, Entry> = new Map();
  let state: SavingState = { phase: "saved" };
  let isSaving = false;
  let isBehind = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Grows with each change, for `useEveryChange`. */
  let version = 0;
  const { watch, tell } = createWatchers();

  function apply(changes: readonly Change[]) {
    for (const { path, after: document } of changes)
      if (document === undefined) documents.delete(path);
      else documents.set(path, document);
    version++;
  }

  function record(kind: Entry["kind"], label: string, changes: readonly Change[], field?: string) {
    const time = now();
    if (kind === "edit" && continuesEntry(last, field, changes, time))
      last = extendEntry(last!, changes, time);
    else
      last = { seq: ++seq, at: time, until: time, label, kind, changes, ...(field && { field }) };
    steps = stepsAfter(steps, last);
    unsaved = new Map([...unsaved, [last.seq, last]]);
    apply(changes);
    // Watchers read the saving state when they are called, so it is set first.
    setState(state.phase === "failed" ? state : { phase: "saving" }, changes);
    void save();
  }

  function setState(next: SavingState, changes: readonly Change[] = []) {
    state = isEqual(state, next) ? state : next;
    tell(changes);
  }

  async function save() {
    if (isSaving) return;
    isSaving = true;
    clearTimeout(retry);
    try {
      // oxlint-disable-next-line no-await-in-loop -- what is typed during a save is saved by the next
      while (unsaved.size > 0) await saveOnce();
      setState({ phase: "saved" });
    } catch (error) {
      setState({ phase: "failed", problem: problemOf(error) });
      retry = setTimeout(() => void save(), RETRY);
    } finally {
      isSaving = false;
    }
    if (isBehind) void draft.catchUp().catch(() => {});
  }

  async function saveOnce() {
    const entries = [...unsaved.values()];
    const paths = new Set(pathsIn(entries));
    const taken = unsaved;
    unsaved = new Map();
    const answer = await storage
      .save({
        known: stored.revision,
        entries,
        documents: [...paths].map((path) => [path, documents.get(path)]),
      })
      .catch((error: unknown) => {
        // What was typed meanwhile is newer.
        unsaved = new Map([...taken, ...unsaved]);
        throw error;
      });
    if (answer !== "removed" && !answer.behind) return recordStored(entries, stored.revision + 1);
    unsaved = new Map([...taken, ...unsaved]);
    if (answer === "removed") throw new Removed();
    if (newerThanStored(answer.behind!).length > 0) return mergeEntries(answer.behind!);
    const found = await storage.read();
    if (found === "removed") throw new Removed();
    // Without this the save would be repeated in a tight loop.
    if (found.revision <= stored.revision)
      throw new Error("What was stored meanwhile is not there");
    mergeWhole(found);
  }

  function newerThanStored(others: readonly Entry[]) {
    return others.filter(({ revision = 0 }) => revision > stored.revision);
  }

  function recordStored(entries: readonly Entry[], revision: number) {
    stored = {
      seq: Math.max(stored.seq, ...entries.map((entry) => entry.seq)),
      revision,
      last: entries.at(-1) ?? stored.last,
      steps: entries.reduce<Steps>(stepsAfter, stored.steps),
    };
  }

  /** Another tab saved first: its entries are applied, and the unsaved ones put on top of them. */
  function mergeEntries(others: readonly Entry[]) {
    const theirs = newerThanStored(others);
    if (theirs.length === 0) return;
    const before = stored.last;
    recordStored(theirs, theirs.at(-1)!.revision!);
    rebaseUnsaved(
      theirs.flatMap((entry) => entry.changes),
      before,
    );
  }

  /** The missed entries are deleted: the unsaved ones are put on the draft as it is stored. */
  function mergeWhole(found: StoredDraft) {
    const before = stored.last;
    const mine = new Set(pathsIn([...unsaved.values()]));
    const theirs = [...new Set([...mine, ...documents.keys(), ...found.documents.keys()])]
      .map((path) => ({ path, before: documents.get(path), after: found.documents.get(path) }))
      .filter((change) => mine.has(change.path) || !isEqual(change.before, change.after));
    stored = {
      seq: found.seq,
      revision: found.revision,
      last: found.entries.at(-1),
      steps: found.entries.reduce<Steps>(stepsAfter, noSteps),
    };
    rebaseUnsaved(theirs, before);
  }

  /** `before` is the last entry that both tabs know. */
  function rebaseUnsaved(theirs: readonly Change[], before: Entry | undefined) {
    const mine = rebase([...unsaved.values()], theirs, before, stored.seq);
    const changes = [...theirs, ...mine.flatMap((entry) => entry.changes)];
    apply(changes);
    if (mine.length > 0) {
      const more = changesTo(repair(documents));
      apply(more);
      changes.push(...more);
      mine.push(extendEntry(mine.pop()!, more, now()));
    }
    unsaved = new Map(mine.map((entry) => [entry.seq, entry]));
    steps = mine.reduce<Steps>(stepsAfter, stored.steps);
    seq = mine.at(-1)?.seq ?? stored.seq;
    // Not an entry of the other tab: if both tabs extended it, what one typed would be lost.
    last = mine.at(-1);
    tell(changes);
  }

  function changesTo(edits: Edits): Change[] {
    return edits
      .map(([path, document]) => ({ path, before: documents.get(path), after: document }))
      .filter((change) => !isEqual(change.before, change.after));
  }

  const draft = {
    id,
    documents: documents as ReadonlyMap<string, unknown>,
    read: <Document>(path: Path<Document>) => documents.get(path) as Document | undefined,

    /** Changes documents in one step of undo. With a `field`, typing may extend the last step. */
    edit(label: string, edits: Edits, field?: string) {
      const changes = changesTo(edits);
      if (changes.length > 0) record("edit", label, changes, field);
    },

    /** Undoes the last step and answers its label. */
    undo(): string | undefined {
      const entry = steps.done.at(-1);
      if (entry) record("undo", entry.label, revertEntry(entry));
      return entry?.label;
    },
    redo(): string | undefined {
      const entry = steps.undone.at(-1);
      if (entry) record("redo", entry.label, entry.changes);
      return entry?.label;
    },

    steps: () => steps,
    state: () => state,
    version: () => version,
    /** The entries that are not stored yet, the newest last. */
    unsaved: (): readonly Entry[] => [...unsaved.values()],
    watch,

    /** Reads what other tabs have stored since. */
    async catchUp() {
      // During a save, this page’s own entries would come back as those of another tab.
      isBehind = isSaving;
      if (isSaving) return;
      const others = await storage.entriesAfter(stored.revision);
      isBehind = isSaving;
      if (isSaving) return;
      if (others === "removed") setState({ phase: "failed", problem: "removed" });
      else if (others !== "forgotten") mergeEntries(others);
      else {
        const found = await storage.read();
        isBehind = isSaving;
        if (isSaving) return;
        if (found === "removed") setState({ phase: "failed", problem: "removed" });
        else if (found.revision > stored.revision) mergeWhole(found);
      }
    },
  };
  return draft;
}

function pathsIn(entries: readonly Entry[]) {
  return entries.flatMap(({ changes }) => changes.map(({ path }) => path));
}

class Removed extends Error {}

function problemOf(error: unknown) {
  if (error instanceof Removed) return "removed";
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unknown";
}
