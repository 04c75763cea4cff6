import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { pageVisibility } from "../../platform/pageVisibility.ts";
import { storage } from "../../platform/storage.ts";
import { voice, type Clip } from "../../platform/voice.ts";
import { placeAt } from "./place.ts";
import type { TourState } from "./tourBehaviour.ts";

/** Under which the place is stored, for today. */
export function placeKey(museum: string) {
  return `${storage.today()}tour/${museum}`;
}

/** Keeps where in the tour the visitor is: at every step, and when the screen is left or hidden. */
export function useKeptPlace(
  museum: string,
  state: TourState,
  clip: Clip | undefined,
  language: Language,
) {
  const [visit] = useState(storage.visit);
  const keep = useRef(() => {});
  useLayoutEffect(() => {
    keep.current = () => {
      // The visit has been ended meanwhile, and with it what was kept.
      if (storage.visit() !== visit) return;
      const place = placeAt(state, clip ? voice.seconds(clip) : 0);
      if (place === "none") storage.remove(placeKey(museum));
      else if (place) storage.write(placeKey(museum), JSON.stringify({ ...place, language }));
    };
  });

  const { phase, step, turn } = state;
  useEffect(() => {
    if (phase !== "opening" && step > 0 && turn >= 0) keep.current();
  }, [phase, step, turn]);

  // Before the same screen in another language asks where the visitor was.
  useLayoutEffect(() => {
    const open = new AbortController();
    pageVisibility.watch(() => keep.current(), open.signal);
    return () => {
      open.abort();
      keep.current();
    };
  }, []);
}
