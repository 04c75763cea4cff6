import { useEffect, useRef } from "react";
import { announce } from "../../../ui/announce.ts";
import type { BoothState } from "./boothBehaviour.ts";
import { aboutTake, problemInItalian, unstoredInItalian } from "../boothInItalian.ts";

/** Tells a screen reader what happened, and never while somebody records. */
export function useAnnouncements(state: BoothState, isLeaving: boolean) {
  const { phase, last } = state;
  const problem = phase === "blocked" ? problemInItalian[state.problem] : undefined;
  const unstored = phase === "unstored" ? unstoredInItalian(state.isFull, isLeaving) : undefined;
  const isQuiet = phase === "ready" || phase === "off" || phase === "blocked";
  const before = useRef(phase);
  const announced = useRef(last);
  useEffect(() => {
    const previous = before.current;
    before.current = phase;
    if (phase !== "ready") return;
    if (previous === "opening") announce("Microfono acceso.");
    if (previous === "starting" || previous === "recording")
      announce("Questa lettura è buttata via.");
  }, [phase]);
  useEffect(() => {
    const trouble = problem ?? unstored;
    if (trouble) announce(trouble);
  }, [problem, unstored]);
  useEffect(() => {
    // The last take is still there while the next one is read, and was announced already.
    if (!isQuiet || announced.current === last) return;
    announced.current = last;
    if (last) announce(aboutTake(last).join(" ") || "La ripresa va bene.");
  }, [last, isQuiet]);
}
