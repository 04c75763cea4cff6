import { secondsAloud } from "../../content/speaking/secondsAloud.ts";
import type { Language } from "../../i18n/languages.ts";
import type { MarkedText } from "../../i18n/markedText.ts";
import { pausesOf } from "../../lib/sound/pauses.js";

/** Roughly how long the recording of a script is; a touch guide has longer pauses. */
export function secondsOfClip(
  sentences: readonly MarkedText[],
  language: Language,
  clip: string,
): number {
  const longer = pausesOf(clip).sentence - pausesOf("").sentence;
  return secondsAloud(sentences, language) + Math.round(sentences.length * longer);
}
