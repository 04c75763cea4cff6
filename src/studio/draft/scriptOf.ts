import type { Script } from "../../catalogue/catalogue.ts";
import { tourClips } from "../../catalogue/tourClips.ts";
import { phrasesIn } from "../../content/phrases/phrasesIn.ts";
import { script } from "../../content/script.ts";
import type { Language } from "../../i18n/languages.ts";
import { at, type Read } from "./documents.ts";
import { audioDescription } from "./publishable.ts";
import { tidied } from "./tidied.ts";

/** What is to be read for a recording, as it is written today; `undefined` until it is. */
export function scriptOf(read: Read, language: Language, clip: string): Script | undefined {
  const part = tourPartOf(clip);
  if (part === undefined) {
    const audio = audioDescription(read(at.words(language, clip))?.audio, language);
    return audio && script(audio, read(at.work(clip))?.kind, phrasesIn[language]);
  }
  const tour = read(at.tour(language));
  const written = "stop" in part ? tour?.steps?.[part.stop] : tour?.[part.part];
  return tidied(written) as Script | undefined;
}

/** The part of the tour that a recording says; `undefined` for the description of a work. */
export function tourPartOf(
  clip: string,
): { part: keyof typeof tourClips } | { stop: string } | undefined {
  const part = (Object.keys(tourClips) as (keyof typeof tourClips)[]).find(
    (each) => tourClips[each] === clip,
  );
  if (part) return { part };
  return clip.startsWith("tour-") ? { stop: clip.slice("tour-".length) } : undefined;
}
