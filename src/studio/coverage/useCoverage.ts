import { useEffect, useMemo, useState } from "react";
import { draftFiles } from "../../platform/drafts/draftFiles.ts";
import { useDraft, useEveryChange } from "../draft/useDraft.ts";
import { coverageOf, type Coverage } from "./counting/coverageOf.ts";
import { checkRecordings } from "./counting/oldRecordings.ts";

/** How far the museum is now; old recordings are marked later, once their files are read. */
export function useCoverage(): Coverage {
  const draft = useDraft();
  const version = useEveryChange();
  const [checked, setChecked] = useState(0);
  const coverage = useMemo(
    () => coverageOf(draft.documents),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- these stand for what was read
    [draft, version, checked],
  );
  useEffect(() => {
    const unchecked = coverage.works.flatMap((work) => work.unchecked);
    if (unchecked.length === 0) return;
    const leaving = new AbortController();
    const readFile = (sha256: string) => draftFiles.read(draft.id, sha256);
    void (async () => {
      await checkRecordings(unchecked, readFile, leaving.signal);
      if (!leaving.signal.aborted) setChecked((times) => times + 1);
    })();
    return () => leaving.abort();
  }, [draft.id, coverage]);
  return coverage;
}
