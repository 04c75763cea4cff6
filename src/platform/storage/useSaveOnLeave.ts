import { useLayoutEffect, useState } from "react";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { pageVisibility } from "../browser/pageVisibility.ts";

/** Calls `save` when the screen is left or goes out of view, and answers how to call it earlier. */
export function useSaveOnLeave(save: () => void): () => void {
  const latest = useLatest(save);
  const [saveNow] = useState(() => () => latest.current());

  // After a change of language the same screen reads at once what was saved: so a layout effect.
  useLayoutEffect(() => {
    const open = new AbortController();
    pageVisibility.watch(saveNow, open.signal);
    return () => {
      open.abort();
      saveNow();
    };
  }, [saveNow]);
  return saveNow;
}
