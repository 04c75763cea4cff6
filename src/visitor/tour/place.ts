import { isLanguage, type Language } from "../../i18n/languages.ts";
import type { TourPlace, TourState } from "./tourBehaviour.ts";

/**
 * What is to be kept of where the visitor is, with the step heard for so many seconds; `none`: the
 * next tour begins at its beginning.
 */
export function placeAt(state: TourState, seconds: number): TourPlace | "none" | undefined {
  const { clip, step, stepPlayed } = state;
  if (clip === "completed" && state.phase === "ready" && !state.isOffered) return "none";
  if (step === 1 && !stepPlayed) return undefined;
  // Heard to its end, it is heard from its beginning.
  return { step, seconds: Number.isFinite(seconds) ? seconds : 0 };
}

/** Whatever is stored: what is no place in a tour of so many steps is none. */
export function placeIn(
  stored: string | undefined,
  steps: number,
  language: Language,
): TourPlace | undefined {
  try {
    const { step, seconds, language: spoken } = JSON.parse(stored ?? "null");
    if (!Number.isInteger(step) || step < 1 || step > steps || !isLanguage(spoken)) return;
    const isTime = Number.isFinite(seconds) && seconds >= 0;
    // In another language another word is said at that second.
    return { step, seconds: isTime && spoken === language ? seconds : 0 };
  } catch {
    return undefined;
  }
}
