import type { Language } from "../../i18n/languages.ts";
import type { BoothDocument } from "../draft/documents/boothDocument.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { touchOf } from "../draft/documents/scriptOf.ts";
import { narratedFile, readingOf, type Reading } from "../draft/readings/readingOf.ts";

/** Each reading as it was found last: to compare the sentences of a thousand takes half a second. */
const known = new WeakMap<BoothDocument, { from: readonly unknown[]; reading: Reading }>();

/** How far a person has come in reading a script; the same answer for as long as nothing changes. */
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
  const before = known.get(booth);
  if (before?.from.every((each, n) => each === from[n])) return before.reading;
  const reading = readingOf(read, language, clip);
  known.set(booth, { from, reading });
  return reading;
}

/** Whether visitors hear a person; most scripts have no recording by one, which is told at once. */
export function isNarratedCached(read: Read, language: Language, clip: string): boolean {
  if (!read(at.file(narratedFile(language, clip, "mp3")))) return false;
  return ["recorded", "brought"].includes(cachedReading(read, language, clip).phase);
}
