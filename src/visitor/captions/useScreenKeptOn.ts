import { useEffect, useState } from "react";
import { keepScreenOn } from "../../platform/wakeLock.ts";

/** Whether the screen stays on while `isOn`; unknown until the device has said so. */
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
