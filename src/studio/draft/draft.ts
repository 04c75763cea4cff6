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

/** What is to be stored at once, or not at all. */
export type Saving = {
  /** How often the draft had been stored, as far as this page knows. */
  known: number;
  entries: readonly Entry[];
  documents: Edits;
};

/** A draft as it is stored: all documents, and what was done last. */
export type StoredDraft = {
  documents: Map<string, unknown>;
  entries: readonly Entry[];
  seq: number;
  revision: number;
};

/** Where one draft is stored. */
export type DraftStorage = {
  /**
   * Answers what another tab has stored where it was faster, and nothing is stored then: nothing at
   * all where not all of it is known any more. `removed` where the draft is gone. Fails if it cannot.
   */
  save: (saving: Saving) => Promise<{ behind?: readonly Entry[] } | "removed">;
  /** What was stored or added to after so many times; `forgotten` where not all of it is known. */
  entriesAfter: (revision: number) => Promise<readonly Entry[] | "removed" | "forgotten">;
  /** All of it, for a page that was behind for so long that what it missed is no longer told. */
  read: () => Promise<StoredDraft | "removed">;
};

export type SavingState =
  | { phase: "saved" }
  | { phase: "saving" }
  /** `full`: the device has no room left. `removed`: another tab has thrown the draft away. */
  | { phase: "failed"; problem: "full" | "unknown" | "removed" };

export type Draft = ReturnType<typeof createDraft>;

/** In milliseconds: what could not be stored is tried again after so long. */
const RETRY = 5_000;

/** A draft in this page: every change is there at once, and stored as soon as the last one is. */
export function createDraft(
  id: string,
  opened: Omit<StoredDraft, "revision"> & { revision?: number },
  storage: DraftStorage,
  now: () => number = Date.now,
  /** What has to change after what two tabs did was put together. */
  mended: (documents: Documents) => Edits = () => [],
) {
  const { documents } = opened;
  /** What this page knows to be stored: without what is typed meanwhile. */
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
  /** For whoever watches everything: a number that grows with each change. */
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
    // Whoever is told asks whether all is saved, so that is set first.
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
      // oxlint-disable-next-line no-await-in-loop -- what is typed meanwhile is saved next
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
    if (answer !== "removed" && !answer.behind) return know(entries, stored.revision + 1);
    unsaved = new Map([...taken, ...unsaved]);
    if (answer === "removed") throw new Removed();
    if (newIn(answer.behind!).length > 0) return catchUpWith(answer.behind!);
    const found = await storage.read();
    if (found === "removed") throw new Removed();
    // Else the same answer would come again and again, as fast as the device can give it.
    if (found.revision <= stored.revision)
      throw new Error("What was stored meanwhile is not there");
    beginAnew(found);
  }

  function newIn(others: readonly Entry[]) {
    return others.filter(({ revision = 0 }) => revision > stored.revision);
  }

  function know(entries: readonly Entry[], revision: number) {
    stored = {
      seq: Math.max(stored.seq, ...entries.map((entry) => entry.seq)),
      revision,
      last: entries.at(-1) ?? stored.last,
      steps: entries.reduce<Steps>(stepsAfter, stored.steps),
    };
  }

  /** Another tab was faster: its entries come first, and what was done here stays on top of them. */
  function catchUpWith(others: readonly Entry[]) {
    const theirs = newIn(others);
    if (theirs.length === 0) return;
    const before = stored.last;
    know(theirs, theirs.at(-1)!.revision!);
    putMineOn(
      theirs.flatMap((entry) => entry.changes),
      before,
    );
  }

  /** What others did is no longer told: what was done here is put on the draft as it is stored. */
  function beginAnew(found: StoredDraft) {
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
    putMineOn(theirs, before);
  }

  /** `before` is the last entry that both tabs know. */
  function putMineOn(theirs: readonly Change[], before: Entry | undefined) {
    const mine = rebase([...unsaved.values()], theirs, before, stored.seq);
    const changes = [...theirs, ...mine.flatMap((entry) => entry.changes)];
    apply(changes);
    if (mine.length > 0) {
      const more = changesTo(mended(documents));
      apply(more);
      changes.push(...more);
      mine.push(extendEntry(mine.pop()!, more, now()));
    }
    unsaved = new Map(mine.map((entry) => [entry.seq, entry]));
    steps = mine.reduce<Steps>(stepsAfter, stored.steps);
    seq = mine.at(-1)?.seq ?? stored.seq;
    // What is typed from now on is not added to what another tab wrote, which might get lost in it.
    last = mine.at(-1);
    tell(changes);
  }

  function changesTo(changed: Edits): Change[] {
    return changed
      .map(([path, document]) => ({ path, before: documents.get(path), after: document }))
      .filter((change) => !isEqual(change.before, change.after));
  }

  const draft = {
    id,
    documents: documents as ReadonlyMap<string, unknown>,
    read: <Document>(path: Path<Document>) => documents.get(path) as Document | undefined,

    /** Changes documents, at once and as one step; `undefined` takes one away. */
    edit(label: string, changed: Edits, field?: string) {
      const changes = changesTo(changed);
      if (changes.length > 0) record("edit", label, changes, field);
    },

    /** Takes the last step back, and answers what it was. */
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
    /** What was done and is not stored yet, the last one last. */
    unsaved: (): readonly Entry[] => [...unsaved.values()],
    watch,

    /** Reads what other tabs have stored since. */
    async catchUp() {
      // What is being stored would come back as if another tab had done it.
      isBehind = isSaving;
      if (isSaving) return;
      const others = await storage.entriesAfter(stored.revision);
      isBehind = isSaving;
      if (isSaving) return;
      if (others === "removed") setState({ phase: "failed", problem: "removed" });
      else if (others !== "forgotten") catchUpWith(others);
      else {
        const found = await storage.read();
        isBehind = isSaving;
        if (isSaving) return;
        if (found === "removed") setState({ phase: "failed", problem: "removed" });
        else if (found.revision > stored.revision) beginAnew(found);
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
