import { useEffect } from "react";
import type { Language } from "../../i18n/languages.ts";
import { storage } from "../../platform/storage.ts";
import { voice, type Clip } from "../../platform/voice.ts";
import { useKeptOnLeave } from "../../player/useKeptOnLeave.ts";
import { placeAt } from "./place.ts";
import type { TourState } from "./tourBehaviour.ts";

/** Under which the place is stored, for today. */
export function placeKey(museum: string) {
  return `${storage.today()}tour/${museum}`;
}

/** Keeps where in the tour the visitor is: at every choice and pause, and when the screen is left. */
export function useKeptPlace(
  museum: string,
  state: TourState,
  stepClip: Clip | undefined,
  language: Language,
) {
  const keep = useKeptOnLeave(() => {
    const place = placeAt(state, stepClip ? voice.seconds(stepClip) : 0);
    if (place === "none") storage.remove(placeKey(museum));
    else if (place) storage.write(placeKey(museum), JSON.stringify({ ...place, language }));
  });
  // Every choice and every pause draws the screen anew.
  useEffect(keep);
}
