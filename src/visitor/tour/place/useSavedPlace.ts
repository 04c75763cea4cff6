import { useEffect } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { visits } from "../../../platform/storage/visits.ts";
import { voice, type Clip } from "../../../platform/sound/voice.ts";
import { useSaveOnLeave } from "../../../platform/storage/useSaveOnLeave.ts";
import { placeToSave } from "./place.ts";
import type { TourState } from "../behaviour/tourBehaviour.ts";

/** Where the place in a museum's tour is stored: in the visit that is under way. */
export function savedPlace(museum: string) {
  let visit = visits.current();
  const key = () => `${visit.day}tour/${museum}`;
  return {
    read: () => visit.read(key()),
    write: (text: string) => visit.write(key(), text),
    remove: () => visit.remove(key()),
    /** Another tab may have ended the visit: whoever plays something here goes on in the next. */
    goOn() {
      if (visit.isOver()) visit = visits.current();
    },
  };
}

/** Saves the visitor's place in the tour at every choice and pause, and when the screen is left. */
export function useSavedPlace(
  place: ReturnType<typeof savedPlace>,
  state: TourState,
  stepClip: Clip | undefined,
  language: Language,
) {
  const heard = state.phase === "saying" ? state.turn : undefined;
  useEffect(() => {
    if (heard !== undefined) place.goOn();
  }, [place, heard]);

  const keep = useSaveOnLeave(() => {
    const now = placeToSave(state, stepClip ? voice.seconds(stepClip) : 0);
    if (now === "none") place.remove();
    else if (now) place.write(JSON.stringify({ ...now, language }));
  });
  // No dependencies: every choice and every pause renders the screen again.
  useEffect(keep);
}
