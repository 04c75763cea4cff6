import { useState } from "react";
import type { Ears } from "../../../onDevice/ears/useEars.ts";
import { wantsEars, type TourState } from "./tourBehaviour.ts";

/**
 * `byItself`: what is said of ears of our own while they would help; `wasWanted`: whether they would
 * have helped at any time since the tour was opened.
 */
export function useEarsNeed(
  { isOffered, words }: Ears,
  state: TourState,
): [byItself: string | undefined, wasWanted: boolean] {
  const isWanted = EARS && isOffered && wantsEars(state);
  // The offer stays in its place once it was needed: moving it would lose the focus.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return [isWanted ? words?.tour.byItself : undefined, wasWanted];
}
