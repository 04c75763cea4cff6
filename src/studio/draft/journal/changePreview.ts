import type { Edits } from "./journal.ts";
import type { Documents } from "../documents/documents.ts";
import { isEqual } from "../../../lib/isEqual.ts";

/** Changes that somebody is shown before they are made, and the documents as they were then. */
export type ChangePreview = { changed: Edits; before: readonly unknown[] };

export function previewChanges(documents: Documents, changed: Edits): ChangePreview {
  return { changed, before: changed.map(([path]) => documents.get(path)) };
}

/** The documents for which what was shown is no longer what would be done, or done to. */
export function outdatedPaths(shown: ChangePreview, now: ChangePreview): string[] {
  const known = new Map(shown.changed.map(([path, after], n) => [path, [shown.before[n], after]]));
  const newer = new Map(now.changed.map(([path, after], n) => [path, [now.before[n], after]]));
  return [...new Set([...known.keys(), ...newer.keys()])].filter(
    (path) => !isEqual(known.get(path), newer.get(path)),
  );
}
