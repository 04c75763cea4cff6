import { useEffect, useRef } from "react";
import { announce } from "../../../ui/announce.ts";
import { tooLongInItalian } from "./tooLongInItalian.ts";

/** By how much the first text that is too long exceeds `most`; it is also announced. */
export function useTooLong(texts: readonly string[], most: number): string | undefined {
  const problem = texts.map((text) => tooLongInItalian(text, most)).find(Boolean);
  useLimitAnnouncement(problem, "Ora la lunghezza va bene.");
  return problem;
}

/** Announces once that a limit is exceeded, and once that it no longer is. */
export function useLimitAnnouncement(excess: string | undefined, within: string) {
  const isOver = excess !== undefined;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver !== wasOver.current) announce(excess ?? within);
    wasOver.current = isOver;
  }, [isOver, excess, within]);
}
