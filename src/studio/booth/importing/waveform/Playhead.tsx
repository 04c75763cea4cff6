import { useEffect, useRef, type RefObject } from "react";
import type { Region } from "./regions.ts";

/** Where in a view of a recording the sound is; the audio element knows. */
export function Playhead({
  audio,
  view: [from, to],
}: {
  audio: RefObject<HTMLAudioElement | null>;
  view: Region;
}) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const place = () => {
      if (!line.current) return;
      const share = (element.currentTime - from) / (to - from);
      line.current.hidden = share < 0 || share > 1;
      line.current.style.insetInlineStart = `${share * 100}%`;
    };
    const onFrame = () => {
      place();
      if (!element.paused && !signal.aborted) requestAnimationFrame(onFrame);
    };
    place();
    for (const type of ["timeupdate", "seeked", "pause"])
      element.addEventListener(type, place, { signal });
    // Who wants less motion sees it go on four times a second.
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      element.addEventListener("playing", onFrame, { signal });
      onFrame();
    }
    return () => listening.abort();
  }, [audio, from, to]);
  return <span ref={line} className="wave-playhead" hidden />;
}
