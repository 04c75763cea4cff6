import { useEffect } from "react";
import type { Language } from "../../i18n/languages.ts";
import type { KeptVisit } from "../../platform/kept.ts";
import { voice, type Clip } from "../../platform/voice.ts";
import { useKeptOnLeave } from "../../platform/useKeptOnLeave.ts";
import { placeAt } from "./place.ts";
import type { TourState } from "./tourBehaviour.ts";

export function placeKey({ day }: KeptVisit, museum: string) {
  return `${day}tour/${museum}`;
}

/** Keeps the visitor's place in the tour at every choice and pause, and when the screen is left. */
export function useKeptPlace(
  visit: KeptVisit,
  museum: string,
  state: TourState,
  stepClip: Clip | undefined,
  language: Language,
) {
  const keep = useKeptOnLeave(() => {
    const place = placeAt(state, stepClip ? voice.seconds(stepClip) : 0);
    const key = placeKey(visit, museum);
    if (place === "none") visit.remove(key);
    else if (place) visit.write(key, JSON.stringify({ ...place, language }));
  });
  // No dependencies: every choice and every pause draws the screen anew.
  useEffect(keep);
}
