import { useEffect, useState } from "react";
import { keepScreenOn } from "../../platform/browser/wakeLock.ts";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";

/** Keeps the screen on while `isOn`, and says so where the device refuses. */
export function KeepScreenOn({ isOn }: { isOn: boolean }) {
  const { screenMayTurnOff } = useCaptionsMessages();
  const [isKept, setIsKept] = useState<boolean>();
  useEffect(() => {
    if (!isOn) return;
    const needed = new AbortController();
    keepScreenOn(setIsKept, needed.signal);
    return () => needed.abort();
  }, [isOn]);
  return isOn && isKept === false && <p className="captions-hint">{screenMayTurnOff}</p>;
}
