import type { Decoded } from "../model/whisper.ts";

/** Names in the subtitles of films, with which Whisper was trained; no guide says them. */
const ofFilms = /amara\.org|qtss|radio-canada|\bzdf\b|\bcastingwords\b/i;

/** What Whisper writes in silence; a guide may say it too, but not alone and unclearly. */
const outOfNothing =
  /^\W*(?:sottotitoli|sous-titr\w+|untertitel\w*|subt[ií]tul\w+|subtitles)\b.{0,60}$|^\W*(?:thank(?:s| you)(?: so much| very much)?(?: for watching)?|you|bye(?:-bye)?|merci(?: d['’]avoir regardé.*)?|grazie(?: per la visione.*| a tutti)?|gracias(?: por ver.*)?|vielen dank(?: fürs? (?:zuschauen|zusehen).*)?|danke(?: schön)?|bis zum nächsten mal|iscrivetevi.{0,30}|¡?suscríbete.{0,30}|abonnez-vous.{0,30})\W*$/i;

/** Likelihoods, or logarithms of them, beyond which a text is not believed. */
const NOBODY_SPEAKS = 0.6;
const UNSURE = -1;
const NOT_AT_ALL_SURE = -1.6;
const QUITE_SURE = -0.4;
const SOMEBODY_SPEAKS = 0.2;
/** In seconds: what is shorter is believed only if it is sure. */
const SHORT = 1.2;

/** Whether the model has made a text up. */
export function isHallucination(
  { sureness, noSpeech }: Pick<Decoded, "sureness" | "noSpeech">,
  text: string,
  seconds: number,
): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || ofFilms.test(text)) return true;
  if (sureness < NOT_AT_ALL_SURE) return true;
  if (sureness < UNSURE && (noSpeech > NOBODY_SPEAKS || seconds < SHORT)) return true;
  const isClear = sureness > QUITE_SURE && noSpeech < SOMEBODY_SPEAKS;
  return !isClear && outOfNothing.test(text);
}
