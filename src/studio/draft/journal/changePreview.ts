import type { Edits } from "./journal.ts";
import type { Documents } from "../documents/documents.ts";
import { isEqual } from "../../../lib/isEqual.ts";

/** Edits that are shown for approval before they are made, and the documents as they were then. */
export type ChangePreview = { edits: Edits; before: readonly unknown[] };

export function previewChanges(documents: Documents, edits: Edits): ChangePreview {
  return { edits, before: edits.map(([path]) => documents.get(path)) };
}

/** The documents that were changed since, or for which the edits are no longer the same. */
export function outdatedPaths(shown: ChangePreview, now: ChangePreview): string[] {
  const known = new Map(shown.edits.map(([path, after], n) => [path, [shown.before[n], after]]));
  const newer = new Map(now.edits.map(([path, after], n) => [path, [now.before[n], after]]));
  return [...new Set([...known.keys(), ...newer.keys()])].filter(
    (path) => !isEqual(known.get(path), newer.get(path)),
  );
}
