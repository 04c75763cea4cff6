import { useEffect, useRef, useState, type RefObject } from "react";

/** What of a recording is played: a sentence by its number, counted from 0, or everything. */
export type PlayedPart = number | "all" | undefined;

export type Playback = {
  /** For the element that plays; it knows the second at which it is. */
  audio: RefObject<HTMLAudioElement | null>;
  playing: PlayedPart;
  play: (what: number | "all", from: number, to?: number) => void;
  stop: () => void;
  seek: (second: number) => void;
};

/** Plays parts of a recording, each to its end and no further. */
export function usePlayback(recording: Blob): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<PlayedPart>();
  const end = useRef(Infinity);

  useEffect(() => {
    const element = audio.current!;
    const address = URL.createObjectURL(recording);
    const unmount = new AbortController();
    const { signal } = unmount;
    const stopAtEnd = () => {
      if (!element.paused && element.currentTime >= end.current) element.pause();
    };
    const onFrame = () => {
      stopAtEnd();
      if (!element.paused && !signal.aborted) requestAnimationFrame(onFrame);
    };
    const onStop = () => {
      // It may play something else by now.
      if (element.paused) setPlaying(undefined);
    };
    element.src = address;
    element.addEventListener("playing", onFrame, { signal });
    // A page that is out of view gets no animation frames.
    element.addEventListener("timeupdate", stopAtEnd, { signal });
    for (const type of ["pause", "ended"]) element.addEventListener(type, onStop, { signal });
    return () => {
      unmount.abort();
      element.pause();
      URL.revokeObjectURL(address);
    };
  }, [recording]);

  function seek(second: number) {
    if (audio.current) audio.current.currentTime = second;
  }

  return {
    audio,
    playing,
    play(what, from, to = Infinity) {
      end.current = to;
      seek(from);
      setPlaying(what);
      audio.current?.play().catch(() => setPlaying(undefined));
    },
    stop: () => audio.current?.pause(),
    seek,
  };
}
