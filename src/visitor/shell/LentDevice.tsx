import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { lent } from "../../platform/storage/lent.ts";
import type { Visit } from "./visit.ts";

/** On a device that the museum lends asks whose visit it is; others never fetch what asks. */
export function LentDevice({ visit }: { visit: Visit }) {
  const [ask, setAsk] = useState<(visit: Visit) => ReactNode>();
  // Every screen reads it anew: so the one after the staff's own page begins.
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
