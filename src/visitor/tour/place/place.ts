import { isLanguage, type Language } from "../../../i18n/languages.ts";
import type { TourPlace, TourState } from "../behaviour/tourBehaviour.ts";

/**
 * The place to save, with so many seconds of the step heard; `none`: the saved place is removed, and
 * the next tour begins at the beginning; `undefined`: it stays.
 */
export function placeToSave(state: TourState, seconds: number): TourPlace | "none" | undefined {
  const { clip, step, stepPlayed } = state;
  if (clip === "completed" && state.phase === "ready" && !state.isOffered) return "none";
  if (step === 1 && !stepPlayed) return undefined;
  // A step that was heard to its end is offered from its beginning.
  return { step, seconds: Number.isFinite(seconds) ? seconds : 0 };
}

/** The place in `stored`, which may be anything: `undefined` where it is not in the tour. */
export function parsePlace(
  stored: string | undefined,
  steps: number,
  language: Language,
): TourPlace | undefined {
  try {
    const { step, seconds, language: spoken } = JSON.parse(stored ?? "null");
    if (!Number.isInteger(step) || step < 1 || step > steps || !isLanguage(spoken)) return;
    const isTime = Number.isFinite(seconds) && seconds >= 0;
    // The recording in another language says something else at that second.
    return { step, seconds: isTime && spoken === language ? seconds : 0 };
  } catch {
    return undefined;
  }
}
