import { useMemo, useSyncExternalStore } from "react";
import { storage } from "../../platform/storage.ts";
import { settingsIn, settingsKey, type Settings } from "./settings.ts";

/** How the visitor wants to read, and how to change it; kept on the device. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const stored = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(settingsKey),
    () => undefined,
  );
  const settings = useMemo(() => settingsIn(stored), [stored]);
  return [
    settings,
    (change) => storage.write(settingsKey, JSON.stringify({ ...settings, ...change })),
  ];
}
