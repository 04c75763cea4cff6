import { useState } from "react";
import type { Ears } from "../../../onDevice/ears/useEars.ts";
import { wantsEars, type TourState } from "./tourBehaviour.ts";

/**
 * Whether ears of our own would help the visitor to be understood: what is said of them while they
 * would, and whether they would have since the tour was opened.
 */
export function useEarsNeed(
  { isOffered, words }: Ears,
  state: TourState,
): [byItself: string | undefined, wasWanted: boolean] {
  const isWanted = EARS && isOffered && wantsEars(state);
  // Focus would be lost with an offer that goes where it is quiet, once it is taken up.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return [isWanted ? words?.tour.byItself : undefined, wasWanted];
}
