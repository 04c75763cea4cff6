import type { Changed } from "../journal/changed.ts";
import type { Documents } from "../documents/documents.ts";
import { isEqual } from "../../../lib/isEqual.ts";

/** Changes that somebody is shown before they are made, and the documents as they were then. */
export type Preview = { changed: Changed; before: readonly unknown[] };

export function previewOf(documents: Documents, changed: Changed): Preview {
  return { changed, before: changed.map(([path]) => documents.get(path)) };
}

/** The documents for which what was shown is no longer what would be done, or done to. */
export function outdatedIn(shown: Preview, now: Preview): string[] {
  const known = new Map(shown.changed.map(([path, after], n) => [path, [shown.before[n], after]]));
  const newer = new Map(now.changed.map(([path, after], n) => [path, [now.before[n], after]]));
  return [...new Set([...known.keys(), ...newer.keys()])].filter(
    (path) => !isEqual(known.get(path), newer.get(path)),
  );
}
