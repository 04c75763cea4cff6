import { countWords } from "../../content/countWords.ts";
import type { Bounds } from "../../content/proofread.ts";
import type { Language } from "../../i18n/languages.ts";
import { secondsOfClip } from "../voices/secondsOfClip.ts";

type HowLong = {
  bounds?: Bounds | undefined;
  spokenIn?: Language | undefined;
  /** The name of its recording, where that is one with pauses of its own. */
  clip?: string | undefined;
};

/** How long a text is, in words: “218 parole (da 180 a 290) · circa 1 minuto e 40”. */
export function howLong(
  texts: readonly string[],
  { bounds, spokenIn, clip = "" }: HowLong = {},
): string {
  const written = texts.filter((text) => text.trim());
  const count = countWords(written.join(" "));
  const words = count === 1 ? "1 parola" : `${count} parole`;
  return [
    bounds ? `${words} (da ${bounds[0]} a ${bounds[1]})` : words,
    ...(spokenIn && count > 0 ? [aloudInItalian(secondsOfClip(written, spokenIn, clip))] : []),
  ].join(" · ");
}

/** Roughly how long something takes to say; an estimate to the second would be none. */
export function aloudInItalian(seconds: number): string {
  const rounded = seconds < 20 ? Math.max(Math.round(seconds), 1) : Math.round(seconds / 5) * 5;
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (minutes === 0) return rest === 1 ? "circa 1 secondo" : `circa ${rest} secondi`;
  const whole = minutes === 1 ? "circa 1 minuto" : `circa ${minutes} minuti`;
  return rest === 0 ? whole : `${whole} e ${rest}`;
}
