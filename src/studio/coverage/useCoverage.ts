import { useEffect, useMemo, useState } from "react";
import { draftFiles } from "../../platform/drafts/draftFiles.ts";
import { useDraft, useEveryChange } from "../draft/useDraft.ts";
import { coverageOf, type Coverage } from "./counting/coverageOf.ts";
import { hearRecordings } from "./counting/oldRecordings.ts";

/** How far the museum is now; old recordings are found out a while later. */
export function useCoverage(): Coverage {
  const draft = useDraft();
  const version = useEveryChange();
  const [heard, setHeard] = useState(0);
  const coverage = useMemo(
    () => coverageOf(draft.documents),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- these stand for what was read
    [draft, version, heard],
  );
  useEffect(() => {
    const unheard = coverage.works.flatMap((work) => work.unheard);
    if (unheard.length === 0) return;
    const leaving = new AbortController();
    const readFile = (sha256: string) => draftFiles.read(draft.id, sha256);
    void (async () => {
      await hearRecordings(unheard, readFile, leaving.signal);
      if (!leaving.signal.aborted) setHeard((times) => times + 1);
    })();
    return () => leaving.abort();
  }, [draft.id, coverage]);
  return coverage;
}
