import { useSyncExternalStore } from "react";
import { visits } from "./visits.ts";

/** A small text that is stored until the visit is ended, and how to change it. */
export function useVisitStorage(key: string): [string | undefined, (text: string) => void] {
  const text = useSyncExternalStore(
    visits.subscribe,
    () => visits.current().read(key),
    () => undefined,
  );
  return [text, (changed) => visits.current().write(key, changed)];
}
