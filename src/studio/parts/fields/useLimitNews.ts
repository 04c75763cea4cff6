import { useEffect, useRef } from "react";
import { announce } from "../../../ui/announce.ts";

/** Tells whoever writes, once each, that a limit is passed and that it is not any more. */
export function useLimitAnnouncement(excess: string | undefined, within: string) {
  const isOver = excess !== undefined;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver !== wasOver.current) announce(excess ?? within);
    wasOver.current = isOver;
  }, [isOver, excess, within]);
}
