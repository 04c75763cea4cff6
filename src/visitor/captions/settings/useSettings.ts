import { useEffect, useMemo, useSyncExternalStore } from "react";
import { visits } from "../../../platform/storage/visits.ts";
import { parseSettings, settingsKey, type Settings } from "./settings.ts";

/** How the visitor wants to read, and how to change it; kept on the device. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const stored = useSyncExternalStore(
    visits.subscribe,
    () => visits.current().read(settingsKey),
    () => undefined,
  );
  const settings = useMemo(() => parseSettings(stored), [stored]);
  useTheme(settings.theme);
  return [
    settings,
    (change) => visits.current().write(settingsKey, JSON.stringify({ ...settings, ...change })),
  ];
}

/** The bar above the captions would glare in a dark room, so the whole page gets the theme. */
function useTheme(theme: Settings["theme"]) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset["theme"] = theme;
    return () => {
      delete dataset["theme"];
    };
  }, [theme]);
}
