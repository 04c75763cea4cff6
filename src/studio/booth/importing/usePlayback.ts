import { useEffect, useRef, useState, type RefObject } from "react";

/** What of a recording is heard: a sentence by its number, counted from 0, or everything. */
export type Heard = number | "all" | undefined;

export type Playback = {
  /** For the element that plays; it knows the second at which it is. */
  audio: RefObject<HTMLAudioElement | null>;
  playing: Heard;
  play: (what: number | "all", from: number, to?: number) => void;
  stop: () => void;
  seek: (second: number) => void;
};

/** Plays parts of a recording, each to its end and no further. */
export function usePlayback(recording: Blob): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [heard, setHeard] = useState<Heard>();
  const end = useRef(Infinity);

  useEffect(() => {
    const element = audio.current!;
    const address = URL.createObjectURL(recording);
    const listening = new AbortController();
    const { signal } = listening;
    const stopAtEnd = () => {
      if (!element.paused && element.currentTime >= end.current) element.pause();
    };
    const onFrame = () => {
      stopAtEnd();
      if (!element.paused && !signal.aborted) requestAnimationFrame(onFrame);
    };
    const onStop = () => {
      // It may have been told to play something else since.
      if (element.paused) setHeard(undefined);
    };
    element.src = address;
    element.addEventListener("playing", onFrame, { signal });
    // A page that is out of view draws no frames.
    element.addEventListener("timeupdate", stopAtEnd, { signal });
    for (const type of ["pause", "ended"]) element.addEventListener(type, onStop, { signal });
    return () => {
      listening.abort();
      element.pause();
      URL.revokeObjectURL(address);
    };
  }, [recording]);

  function seek(second: number) {
    if (audio.current) audio.current.currentTime = second;
  }

  return {
    audio,
    playing: heard,
    play(what, from, to = Infinity) {
      end.current = to;
      seek(from);
      setHeard(what);
      audio.current?.play().catch(() => setHeard(undefined));
    },
    stop: () => audio.current?.pause(),
    seek,
  };
}
