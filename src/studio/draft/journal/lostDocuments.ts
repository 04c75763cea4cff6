import { isEqual } from "../../../lib/isEqual.ts";
import { comparableDocuments } from "../export/asPacked.ts";
import type { Documents } from "../documents/documents.ts";

/** The documents of a draft that another one, made of its file, has not, or not as they were. */
export function lostDocuments(draft: Documents, again: Documents): string[] {
  const [before, after] = [comparableDocuments(draft), comparableDocuments(again)];
  return [...before.keys()].filter((path) => !isEqual(before.get(path), after.get(path)));
}
