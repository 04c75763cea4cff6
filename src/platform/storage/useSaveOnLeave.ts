import { useLayoutEffect, useState } from "react";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { pageVisibility } from "../browser/pageVisibility.ts";

/** Calls `keep` when the screen is left or goes out of view, and answers how to call it before. */
export function useSaveOnLeave(keep: () => void): () => void {
  const latest = useLatest(keep);
  const [keepNow] = useState(() => () => latest.current());

  // In another language the same screen asks at once what was kept, so this is a layout effect.
  useLayoutEffect(() => {
    const open = new AbortController();
    pageVisibility.watch(keepNow, open.signal);
    return () => {
      open.abort();
      keepNow();
    };
  }, [keepNow]);
  return keepNow;
}
