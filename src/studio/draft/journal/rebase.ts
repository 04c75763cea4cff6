import { isEqual } from "../../../lib/isEqual.ts";
import { entryInWords, type Change, type Entry } from "./journal.ts";
import { mergeConflict } from "./mergeConflict.ts";

/**
 * What was done in this tab and not stored, as if it had been done after what another tab has
 * stored meanwhile. `stored` is the last entry that both know; `seq` the number of the last one.
 */
export function rebase(
  mine: readonly Entry[],
  theirs: readonly Change[],
  stored: Entry | undefined,
  seq: number,
): Entry[] {
  /** Each document that the other tab changed, as it is now. */
  const now = new Map(theirs.map(({ path, after }) => [path, after]));
  const moved = (change: Change): Change => {
    const { path } = change;
    if (!now.has(path)) return change;
    const before = now.get(path);
    // What was taken away here stays away, and what was written here stays.
    const isGone = change.after === undefined || before === undefined;
    const after = isGone ? change.after : mergeConflict(change.before, before, change.after);
    now.set(path, after);
    return { path, before, after };
  };
  return mine.flatMap((entry) => {
    const changes = onlyNew(entry, stored)
      .map(moved)
      .filter(({ before, after }) => !isEqual(before, after));
    if (changes.length === 0) return [];
    // What was taken back is no longer the last step, so taking it back is a change like any other.
    return [{ ...entry, kind: "edit" as const, label: entryInWords(entry), seq: ++seq, changes }];
  });
}

/** The changes of an entry without those that are stored: the other tab may know them. */
function onlyNew(entry: Entry, stored: Entry | undefined): readonly Change[] {
  if (!stored || entry.seq !== stored.seq) return entry.changes;
  const known = new Map(stored.changes.map((change) => [change.path, change]));
  return entry.changes.map((change) => {
    const { after: before } = known.get(change.path) ?? { after: change.before };
    return { ...change, before };
  });
}
