import type { Script } from "../../../catalogue/catalogue.ts";
import { modelKinds, touchPart, type ModelKind } from "../../../catalogue/models.ts";
import { tourClips } from "../../../catalogue/tourClips.ts";
import { phrasesIn } from "../../../content/publishing/phrases/phrasesIn.ts";
import { composeScript } from "../../../content/speaking/composeScript.ts";
import type { Language } from "../../../i18n/languages.ts";
import { at, type Read } from "../documents/documents.ts";
import { audioDescription } from "../export/publishableMuseum.ts";
import { withoutBlanks } from "../documents/withoutBlanks.ts";

/** The script of a recording as it is written now; `undefined` if it is not written yet. */
export function scriptOf(read: Read, language: Language, clip: string): Script | undefined {
  const touched = touchOf(clip);
  if (touched) {
    const guide = read(at.words(language, touched.slug))?.[touchPart[touched.kind]];
    return withoutBlanks(guide) as Script | undefined;
  }
  const part = tourPartOf(clip);
  if (part === undefined) {
    const audio = audioDescription(read(at.words(language, clip))?.audio, language);
    return audio && composeScript(audio, read(at.work(clip))?.kind, phrasesIn[language]);
  }
  const tour = read(at.tour(language));
  const written = "stop" in part ? tour?.steps?.[part.stop] : tour?.[part.part];
  return withoutBlanks(written) as Script | undefined;
}

/** The tactile model that a recording guides the hands over; `undefined` for other recordings. */
export function touchOf(clip: string): { slug: string; kind: ModelKind } | undefined {
  const [, slug = "", name] = TOUCH.exec(clip) ?? [];
  const kind = modelKinds.find((each) => each === name);
  return kind && { slug, kind };
}

const TOUCH = new RegExp(`^touch-(.+)-(${modelKinds.join("|")})$`);

/** The part of the tour that a recording is of; `undefined` for the recording of a work. */
export function tourPartOf(
  clip: string,
): { part: keyof typeof tourClips } | { stop: string } | undefined {
  const part = (Object.keys(tourClips) as (keyof typeof tourClips)[]).find(
    (each) => tourClips[each] === clip,
  );
  if (part) return { part };
  return clip.startsWith("tour-") ? { stop: clip.slice("tour-".length) } : undefined;
}
