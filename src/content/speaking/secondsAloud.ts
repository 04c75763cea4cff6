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
