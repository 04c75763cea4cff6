import { useEffect, useSyncExternalStore } from "react";
import { storage } from "../platform/storage.ts";
import { voice } from "../platform/voice.ts";
import { speedIn } from "./speed.ts";

const KEY = "speed";

/** How fast the visitor listens, and how to change it; kept on the device. */
export function useSpeed(): [number, (speed: number) => void] {
  const stored = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(KEY),
    () => undefined,
  );
  const speed = speedIn(stored);
  useEffect(() => voice.setSpeed(speed), [speed]);
  return [speed, (chosen) => storage.write(KEY, String(chosen))];
}
