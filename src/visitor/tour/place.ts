import { isLanguage, type Language } from "../../i18n/languages.ts";
import type { TourPlace, TourState } from "./tourBehaviour.ts";

/** What is to be kept of where the visitor is; `none`: the next tour begins at its beginning. */
export function placeAt(state: TourState, seconds: number): TourPlace | "none" | undefined {
  const { clip, step } = state;
  const isHeard = state.phase === "ready" && !state.isOffered;
  if (clip === "completed" && isHeard) return "none";
  if (clip === "introduction" && step === 1) return undefined;
  return { step, seconds: clip === "step" && !isHeard ? seconds : 0 };
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
