import { useEffect } from "react";
import { voice } from "../../platform/sound/voice.ts";
import { speedIn } from "./speed.ts";
import { useVisitStorage } from "../../platform/storage/useVisitStorage.ts";

/** How fast the visitor listens, and how to change it. */
export function useSpeed(): [number, (speed: number) => void] {
  const [kept, keep] = useVisitStorage("speed");
  const speed = speedIn(kept);
  useEffect(() => voice.setSpeed(speed), [speed]);
  return [speed, (chosen) => keep(String(chosen))];
}
