import { useEffect } from "react";
import { useLatest } from "../../lib/useLatest.ts";
import { watchKeys } from "../../platform/keyboard.ts";
import { shortcuts } from "./shortcuts.ts";

type Action = keyof typeof shortcuts;

/** Calls `act` when the visitor presses one of the tour's keys. */
export function useShortcuts(act: (action: Action) => void) {
  const latest = useLatest(act);
  useEffect(() => {
    const shown = new AbortController();
    watchKeys((digit) => {
      const action = (Object.keys(shortcuts) as Action[]).find((key) => shortcuts[key] === digit);
      if (action) latest.current(action);
      return action !== undefined;
    }, shown.signal);
    return () => shown.abort();
  }, [latest]);
}
