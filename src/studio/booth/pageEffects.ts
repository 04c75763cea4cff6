import { useEffect, useLayoutEffect } from "react";
import { useBlocker } from "react-router";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { pageVisibility } from "../../platform/browser/pageVisibility.ts";
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

/** Dark whatever the device prefers: a bright page tires whoever reads aloud for an hour. */
export function useDarkRoom() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = "dark";
    return () => void delete dataset["theme"];
  }, []);
}

/** The microphone is off while nobody sees the page. */
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
