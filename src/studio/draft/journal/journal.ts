import { isEqual } from "../../../lib/isEqual.ts";
import { withoutBlanks } from "../documents/withoutBlanks.ts";

/** Documents that change together; `undefined` removes one. */
export type Edits = readonly (readonly [path: string, document: unknown])[];

/** One document before and after a change; `undefined` where there was none. */
export type Change = { path: string; before: unknown; after: unknown };

/** Something that was done to a draft, as it is written down. */
export type Entry = {
  /** Its number, from 1 on. */
  seq: number;
  /** When it began and when it was last added to, in milliseconds. */
  at: number;
  until: number;
  /** What was done, for the history: “Fontana, testo breve”. */
  label: string;
  /** The field that was typed in: what is typed there without a pause is one entry. */
  field?: string;
  kind: "edit" | "undo" | "redo";
  changes: readonly Change[];
  /** How often the draft had been stored when this was, or was last added to. */
  revision?: number;
};

/** In milliseconds: whoever pauses so long in typing begins something new. */
const PAUSE = 2_000;
/** In milliseconds: also without a pause, one entry is no longer than so. */
const LONGEST = 30_000;

/** In characters: whoever takes away so much at once may want it back. */
const MUCH = 20;

/** Whether more typing in a field belongs to the last entry. */
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
    changes.every((change) => removedCharacters(change) <= MUCH)
  );
}

/** How many characters of a document are gone: those between what is the same before and after. */
function removedCharacters({ before, after: left }: Change) {
  const [one, other] = [JSON.stringify(before) ?? "", JSON.stringify(left) ?? ""];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return one.length - start - end;
}

/** The entry with more changes in it: what was there before stays what it was. */
export function extendEntry(entry: Entry, changes: readonly Change[], now: number): Entry {
  const known = new Map(entry.changes.map((change) => [change.path, change]));
  for (const change of changes) {
    const { before } = known.get(change.path) ?? change;
    known.set(change.path, { ...change, before });
  }
  return { ...entry, until: now, changes: [...known.values()] };
}

/** What was done, in words. */
export function entryInWords({ kind, label }: Pick<Entry, "kind" | "label">) {
  return { edit: "", undo: "Annullato: ", redo: "Ripetuto: " }[kind] + label;
}

/** The changes that take an entry back. */
export function revertEntry({ changes }: Pick<Entry, "changes">): Change[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before }));
}

/** What can be undone and redone, the last one last. */
export type Steps = { done: readonly Entry[]; undone: readonly Entry[] };

export const noSteps: Steps = { done: [], undone: [] };

/** In entries: further back the history page leads, and not the button. */
export const MOST_STEPS = 300;

/** The steps after one more entry. */
export function stepsAfter({ done, undone }: Steps, entry: Entry): Steps {
  if (entry.kind === "edit") {
    // Typing that went on is the same entry, with more in it.
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

/** Whether a field says again what it said before it was typed in: to take that back does nothing. */
function changesNothing({ field, changes }: Entry) {
  if (field === undefined) return false;
  return changes.every(({ before, after: left }) =>
    isEqual(withoutBlanks(before), withoutBlanks(left)),
  );
}

/** The changes that lead from after all entries to before them. */
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
