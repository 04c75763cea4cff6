import { useEffect, useRef, type RefObject } from "react";
import type { Region } from "./regions.ts";

/** The line at the moment that is played, as the audio element tells it. */
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
    const unmount = new AbortController();
    const { signal } = unmount;
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
    // With reduced motion it moves with `timeupdate` alone, four times a second.
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      element.addEventListener("playing", onFrame, { signal });
      onFrame();
    }
    return () => unmount.abort();
  }, [audio, from, to]);
  return <span ref={line} className="wave-playhead" hidden />;
}
