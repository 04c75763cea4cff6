import type { Language } from "../../i18n/languages.ts";
import { plain, type MarkedText } from "../../i18n/markedText.ts";

/** Characters a second, as the voices of all recordings of the Galleria Borghese speak. */
const speeds: Record<Language, number> = { en: 17.2, fr: 18.3, de: 16, it: 17.2, es: 18 };
const PAUSE_AFTER_A_SENTENCE = 0.45;

/** Roughly how long it takes a calm voice, which breathes between sentences. */
export function secondsAloud(sentences: readonly MarkedText[], language: Language): number {
  const { length } = sentences.map(plain).join(" ");
  return Math.round(length / speeds[language] + sentences.length * PAUSE_AFTER_A_SENTENCE);
}

/** How long something takes to say, rounded: the estimate is not exact to the second. */
export function durationInItalian(seconds: number): string {
  const rounded = seconds < 20 ? Math.max(Math.round(seconds), 1) : Math.round(seconds / 5) * 5;
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (minutes === 0) return rest === 1 ? "circa 1 secondo" : `circa ${rest} secondi`;
  const whole = minutes === 1 ? "circa 1 minuto" : `circa ${minutes} minuti`;
  return rest === 0 ? whole : `${whole} e ${rest}`;
}
