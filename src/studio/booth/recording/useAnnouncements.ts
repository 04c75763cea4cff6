import { useEffect, useRef } from "react";
import { announce } from "../../../ui/announce.ts";
import type { BoothState } from "./boothBehaviour.ts";
import { aboutTake, problemInItalian, unstoredInItalian } from "../boothInItalian.ts";

/** Tells a screen reader what happened, never into a recording. */
export function useAnnouncements(state: BoothState, isLeaving: boolean) {
  const { phase, made } = state;
  const problem = phase === "blocked" ? problemInItalian[state.problem] : undefined;
  const unstored = phase === "unstored" ? unstoredInItalian(state.isFull, isLeaving) : undefined;
  const isQuiet = phase === "ready" || phase === "off" || phase === "blocked";
  const before = useRef(phase);
  const told = useRef(made);
  useEffect(() => {
    const last = before.current;
    before.current = phase;
    if (phase !== "ready") return;
    if (last === "opening") announce("Microfono acceso.");
    if (last === "starting" || last === "recording") announce("Questa lettura è buttata via.");
  }, [phase]);
  useEffect(() => {
    const happened = problem ?? unstored;
    if (happened) announce(happened);
  }, [problem, unstored]);
  useEffect(() => {
    // The last take is still there while the next one is read, and was told already.
    if (!isQuiet || told.current === made) return;
    told.current = made;
    if (made) announce(aboutTake(made).join(" ") || "La ripresa va bene.");
  }, [made, isQuiet]);
}
