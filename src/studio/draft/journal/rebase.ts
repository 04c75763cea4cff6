import { isEqual } from "../../../lib/isEqual.ts";
import { entryInWords, type Change, type Entry } from "./journal.ts";
import { mergeConflict } from "./mergeConflict.ts";

/**
 * The unsaved entries of this tab (`mine`) as if they had been made after the changes that another
 * tab has stored (`theirs`). `stored` is the last entry that both tabs know, `seq` the number of
 * the last stored one.
 */
export function rebase(
  mine: readonly Entry[],
  theirs: readonly Change[],
  stored: Entry | undefined,
  seq: number,
): Entry[] {
  /** The documents that the other tab changed, as they are now. */
  const current = new Map(theirs.map(({ path, after }) => [path, after]));
  const rebaseChange = (change: Change): Change => {
    const { path } = change;
    if (!current.has(path)) return change;
    const before = current.get(path);
    // A document that either tab removed cannot be merged, so this tab’s change wins.
    const isRemoved = change.after === undefined || before === undefined;
    const after = isRemoved ? change.after : mergeConflict(change.before, before, change.after);
    current.set(path, after);
    return { path, before, after };
  };
  return mine.flatMap((entry) => {
    const changes = unsavedChanges(entry, stored)
      .map(rebaseChange)
      .filter(({ before, after }) => !isEqual(before, after));
    if (changes.length === 0) return [];
    // An undo or redo here no longer reverts the last step, so it becomes an edit.
    return [{ ...entry, kind: "edit" as const, label: entryInWords(entry), seq: ++seq, changes }];
  });
}

/** An entry that was stored and then extended, with only the changes since it was stored. */
function unsavedChanges(entry: Entry, stored: Entry | undefined): readonly Change[] {
  if (!stored || entry.seq !== stored.seq) return entry.changes;
  const known = new Map(stored.changes.map((change) => [change.path, change]));
  return entry.changes.map((change) => {
    const { after: before } = known.get(change.path) ?? { after: change.before };
    return { ...change, before };
  });
}
