import { useEffect, useLayoutEffect } from "react";
import { useBlocker } from "react-router";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { pageVisibility } from "../../platform/browser/pageVisibility.ts";
import { watchLeaving } from "../../platform/browser/studioPage.ts";
import type { BoothEvent, BoothState } from "./recording/boothBehaviour.ts";

/**
 * Holds back whoever leaves the screen until what was read is stored, then lets them go on; the
 * browser asks before the page is closed. Answers whether somebody waits to leave.
 */
export function useLeaving({ phase }: BoothState, send: (event: BoothEvent) => void): boolean {
  const isUnstored = phase === "recording" || phase === "storing" || phase === "unstored";
  const latest = useLatest(isUnstored);
  useEffect(() => watchLeaving(() => latest.current), [latest]);
  const blocker = useBlocker(isUnstored);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (isUnstored) send({ type: "leaveAsked" });
    else blocker.proceed();
  }, [blocker, isUnstored, send]);
  return blocker.state === "blocked";
}

/** Keeps the page dark whatever the device prefers: reading aloud from a bright one for an hour tires. */
export function useDarkRoom() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = "dark";
    return () => void delete dataset["theme"];
  }, []);
}

/** Tells the booth when the page is hidden and shown: while nobody sees it, the microphone is off. */
export function useVisibility(send: (event: BoothEvent) => void) {
  useEffect(() => {
    const watching = new AbortController();
    pageVisibility.watch(
      () => send({ type: pageVisibility.isHidden() ? "pageHidden" : "pageShown" }),
      watching.signal,
    );
    return () => watching.abort();
  }, [send]);
}
