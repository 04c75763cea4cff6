import type { Language } from "../../i18n/languages.ts";
import type { BoothDocument } from "../draft/documents/boothDocument.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { touchOf } from "../draft/readings/scriptOf.ts";
import { narratedFile, readingOf, type Reading } from "../draft/readings/readingOf.ts";

/** The last reading of each booth: comparing the sentences of a thousand takes half a second. */
const cache = new WeakMap<BoothDocument, { from: readonly unknown[]; reading: Reading }>();

/** `readingOf`, computed again only when one of the documents that it reads has changed. */
export function cachedReading(read: Read, language: Language, clip: string): Reading {
  const booth = read(at.booth(language, clip));
  if (!booth) return readingOf(read, language, clip);
  const from = [
    language,
    clip,
    read(at.words(language, touchOf(clip)?.slug ?? clip)),
    read(at.work(clip))?.kind,
    read(at.tour(language)),
    read(at.file(narratedFile(language, clip, "mp3"))),
  ];
  const cached = cache.get(booth);
  if (cached?.from.every((each, n) => each === from[n])) return cached.reading;
  const reading = readingOf(read, language, clip);
  cache.set(booth, { from, reading });
  return reading;
}

/** `isNarrated` with the cache; a script without a sound by a person, as most are, is told at once. */
export function isNarratedCached(read: Read, language: Language, clip: string): boolean {
  if (!read(at.file(narratedFile(language, clip, "mp3")))) return false;
  return ["recorded", "brought"].includes(cachedReading(read, language, clip).phase);
}
