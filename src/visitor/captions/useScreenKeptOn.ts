import { useEffect, useState } from "react";
import { keepScreenOn } from "../../platform/browser/wakeLock.ts";

/** Keeps the screen on while `isOn`; answers whether it stays on, once the device has said so. */
export function useScreenKeptOn(isOn: boolean): boolean | undefined {
  const [isKept, setIsKept] = useState<boolean>();
  useEffect(() => {
    if (!isOn) return;
    const needed = new AbortController();
    keepScreenOn(setIsKept, needed.signal);
    return () => needed.abort();
  }, [isOn]);
  return isKept;
}
