import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { watchLeaving } from "../../platform/browser/studioPage.ts";
import type { BoothEvent, BoothState } from "./recording/boothBehaviour.ts";

/**
 * Lets nobody leave before what was read is stored, and goes on to where they wanted as soon as it
 * is; the browser asks before the page is closed. Answers whether somebody waits to leave.
 */
export function useLeaving({ phase }: BoothState, send: (event: BoothEvent) => void): boolean {
  const isUnkept = phase === "recording" || phase === "storing" || phase === "unstored";
  const latest = useLatest(isUnkept);
  useEffect(() => watchLeaving(() => latest.current), [latest]);
  const blocker = useBlocker(isUnkept);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (isUnkept) send({ type: "leaveAsked" });
    else blocker.proceed();
  }, [blocker, isUnkept, send]);
  return blocker.state === "blocked";
}
