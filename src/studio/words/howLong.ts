import { durationInItalian } from "../../content/speaking/secondsAloud.ts";
import { countWords } from "../../content/speaking/countWords.ts";
import type { Bounds } from "../../content/schema/limits.ts";
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
    ...(spokenIn && count > 0 ? [durationInItalian(secondsOfClip(written, spokenIn, clip))] : []),
  ].join(" · ");
}
