import { useEffect, useLayoutEffect, useRef } from "react";
import { setLiveRegion, hush } from "./announce.ts";

/**
 * The one live region of the page, which `announce` fills. The first words of a new one would go
 * unsaid, so it outlives every screen.
 */
export function Announcer() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => setLiveRegion(region.current!), []);
  // A screen reader reads an empty role="status" out as an empty line, so there is no role.
  return <div ref={region} aria-live="polite" className="visually-hidden" />;
}

/** While `isOn` nothing is announced: it would talk over the voice, or into the microphone. */
export function useHush(isOn: boolean) {
  useLayoutEffect(() => (isOn ? hush() : undefined), [isOn]);
}
