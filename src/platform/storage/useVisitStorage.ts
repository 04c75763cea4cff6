import { useSyncExternalStore } from "react";
import { kept } from "./visits.ts";

/** A small text that is kept on the device until the visit is ended, and how to change it. */
export function useKept(key: string): [string | undefined, (text: string) => void] {
  const text = useSyncExternalStore(
    kept.subscribe,
    () => kept.visit().read(key),
    () => undefined,
  );
  return [text, (changed) => kept.visit().write(key, changed)];
}
