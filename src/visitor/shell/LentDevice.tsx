import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { lent } from "../../platform/storage/lent.ts";
import type { Visit } from "./visit.ts";

/** Asks on a lent device whose visit it is; other devices never fetch the code for that. */
export function LentDevice({ visit }: { visit: Visit }) {
  const [ask, setAsk] = useState<(visit: Visit) => ReactNode>();
  // Read on every screen, so that it begins on the one after the staff's own page.
  const isLent = useSyncExternalStore(unchanging, isMarked, () => false);

  useEffect(() => {
    if (!isLent) return;
    import("./StillYours.tsx").then(
      ({ StillYours }) => setAsk(() => (now: Visit) => <StillYours visit={now} />),
      // There is no network, and the device does not keep the app yet: the next opening asks.
      () => {},
    );
  }, [isLent]);

  return ask?.(visit);
}

function isMarked() {
  return lent.minutes() !== undefined;
}

function unchanging() {
  return () => {};
}
