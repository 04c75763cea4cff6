import { useSyncExternalStore } from "react";
import { storage } from "../platform/storage.ts";

/** A small text that is kept on the device until the visit is ended, and how to change it. */
export function useKept(key: string): [string | undefined, (text: string) => void] {
  const kept = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(key),
    () => undefined,
  );
  return [kept, (text) => storage.write(key, text)];
}
