import { useEffect, useRef } from "react";
import { announce } from "../../../ui/announce.ts";
import { tooLongInItalian } from "./tooLongInItalian.ts";

/** By how much the first of these texts is too long; who writes or pastes it also hears it. */
export function useTooLong(texts: readonly string[], most: number): string | undefined {
  const problem = texts.map((text) => tooLongInItalian(text, most)).find(Boolean);
  useLimitAnnouncement(problem, "Ora la lunghezza va bene.");
  return problem;
}

/** Tells whoever writes, once each, that a limit is passed and that it is not any more. */
export function useLimitAnnouncement(excess: string | undefined, within: string) {
  const isOver = excess !== undefined;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver !== wasOver.current) announce(excess ?? within);
    wasOver.current = isOver;
  }, [isOver, excess, within]);
}
