import { useLayoutEffect, useState } from "react";
import { useLatest } from "../lib/useLatest.ts";
import { pageVisibility } from "./pageVisibility.ts";

/** Calls `keep` when the screen is left or goes out of view, and answers how to call it before. */
export function useKeptOnLeave(keep: () => void): () => void {
  const latest = useLatest(keep);
  const [keepNow] = useState(() => () => latest.current());

  // Before the same screen in another language asks what was kept.
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
