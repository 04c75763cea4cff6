import { useEffect } from "react";
import { voice } from "../../platform/sound/voice.ts";
import { useVisitStorage } from "../../platform/storage/useVisitStorage.ts";

/** The speeds to choose from; 1 is that of the recording. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The speed that is stored, or 1 where that is none of `speeds`. */
export function parseSpeed(stored: string | undefined): number {
  return speeds.find((speed) => String(speed) === stored) ?? 1;
}

/** How fast the visitor listens, and how to change it. */
export function useSpeed(): [number, (speed: number) => void] {
  const [stored, store] = useVisitStorage("speed");
  const speed = parseSpeed(stored);
  useEffect(() => voice.setSpeed(speed), [speed]);
  return [speed, (chosen) => store(String(chosen))];
}
