import { useState } from "react";
import { at, readerOf, type Documents } from "../../draft/documents/documents.ts";
import { useDraft, useEveryChange } from "../../draft/useDraft.ts";

/** Whether something of the draft has changed since `remember` was called. */
export function useOutdated(): [isOutdated: boolean, remember: () => void] {
  const draft = useDraft();
  useEveryChange();
  const [before, setBefore] = useState<Documents>();
  const isOutdated = before !== undefined && hasChanged(before, draft.documents);
  // Documents are never changed in place: the map of them is enough.
  return [isOutdated, () => setBefore(new Map(draft.documents))];
}

/** That it was published is noted in the draft itself, and changes nothing of the guide. */
function hasChanged(before: Documents, now: Documents) {
  const paths = new Set([...before.keys(), ...now.keys()]);
  paths.delete(at.publication);
  const [had, has] = [before, now].map((each) => readerOf(each)(at.publication)?.isWithoutEars);
  return had !== has || [...paths].some((path) => before.get(path) !== now.get(path));
}
