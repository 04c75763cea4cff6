import { isEqual } from "../../../lib/isEqual.ts";
import { withoutBlanks } from "../documents/withoutBlanks.ts";

/** Documents that change together; `undefined` removes one. */
export type Edits = readonly (readonly [path: string, document: unknown])[];

/** One document before and after a change; `undefined` where there was none. */
export type Change = { path: string; before: unknown; after: unknown };

/** One step of a draft’s history: an edit, or an undo or redo. */
export type Entry = {
  /** Its number, from 1 on. */
  seq: number;
  /** When it began and when it was last extended, in milliseconds. */
  at: number;
  until: number;
  /** For the history page: “Fontana, testo breve”. */
  label: string;
  /** The field that was typed in. Typing in one field without a pause is one entry. */
  field?: string;
  kind: "edit" | "undo" | "redo";
  changes: readonly Change[];
  /** The revision of the draft in which this was stored or last extended. */
  revision?: number;
};

/** In milliseconds: after such a pause in typing a new entry begins. */
const PAUSE = 2_000;
/** In milliseconds: typing without a pause is split into entries no longer than this. */
const LONGEST = 30_000;

/** In characters: a larger deletion is an entry of its own, so that it can be undone by itself. */
const LARGE_DELETION = 20;

/** Whether more typing in a field extends the last entry. */
export function continuesEntry(
  last: Entry | undefined,
  field: string | undefined,
  changes: readonly Change[],
  now: number,
) {
  return (
    last !== undefined &&
    field !== undefined &&
    last.kind === "edit" &&
    last.field === field &&
    now - last.until < PAUSE &&
    now - last.at < LONGEST &&
    changes.every((change) => removedCharacters(change) <= LARGE_DELETION)
  );
}

/** The number of characters removed between the common beginning and the common end. */
function removedCharacters({ before, after: left }: Change) {
  const [one, other] = [JSON.stringify(before) ?? "", JSON.stringify(left) ?? ""];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return one.length - start - end;
}

/** The entry with more changes; each document keeps the `before` of its first change. */
export function extendEntry(entry: Entry, changes: readonly Change[], now: number): Entry {
  const known = new Map(entry.changes.map((change) => [change.path, change]));
  for (const change of changes) {
    const { before } = known.get(change.path) ?? change;
    known.set(change.path, { ...change, before });
  }
  return { ...entry, until: now, changes: [...known.values()] };
}

export function entryInWords({ kind, label }: Pick<Entry, "kind" | "label">) {
  return { edit: "", undo: "Annullato: ", redo: "Ripetuto: " }[kind] + label;
}

export function revertEntry({ changes }: Pick<Entry, "changes">): Change[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before }));
}

/** The entries that can be undone and redone, the newest last. */
export type Steps = { done: readonly Entry[]; undone: readonly Entry[] };

export const noSteps: Steps = { done: [], undone: [] };

/** In entries: how far back the undo button goes. The history page goes further. */
export const MOST_STEPS = 300;

/** The steps after one more entry. */
export function stepsAfter({ done, undone }: Steps, entry: Entry): Steps {
  if (entry.kind === "edit") {
    // An entry that was extended replaces itself.
    const others = done.at(-1)?.seq === entry.seq ? done.slice(0, -1) : done;
    const steps = changesNothing(entry) ? others : [...others, entry];
    return { done: steps.slice(-MOST_STEPS), undone: [] };
  }
  const [from, to] = entry.kind === "undo" ? [done, undone] : [undone, done];
  const moved = from.at(-1);
  const [shorter, longer] = [from.slice(0, -1), moved ? [...to, moved] : to];
  return entry.kind === "undo"
    ? { done: shorter, undone: longer }
    : { done: longer, undone: shorter };
}

/** Whether typing ended where it began: to undo that would do nothing visible. */
function changesNothing({ field, changes }: Entry) {
  if (field === undefined) return false;
  return changes.every(({ before, after: left }) =>
    isEqual(withoutBlanks(before), withoutBlanks(left)),
  );
}

/** The changes that lead back to before the first of these entries, the oldest first. */
export function revertEntries(entries: readonly Entry[]): Change[] {
  const earliest = new Map<string, Change>();
  for (const { changes } of entries.toReversed())
    for (const change of changes) {
      const { path, before } = change;
      const known = earliest.get(path);
      earliest.set(path, { path, before: known ? known.before : change.after, after: before });
    }
  return [...earliest.values()];
}
