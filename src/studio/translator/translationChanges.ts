import type { Language } from "../../i18n/languages.ts";
import { at, type Path, type Read } from "../draft/documents/documents.ts";
import { tourPart, withTourPart, type Paragraphs, type TourPart } from "../tour/tourParts.ts";
import {
  originalWords,
  partIn,
  withPart,
  withSeen,
  type PartValue,
  type WordsPart,
} from "../words/parts/wordsParts.ts";
import type { Edits } from "../draft/journal/journal.ts";
import { placeTexts, type ReturnedText } from "./reading/placeTexts.ts";
import { partOf } from "./textKey.ts";

/** A text that is new or other than before. */
export type TakenText = { before: string; after: string; isOutdated: boolean };

/** What taking a translator’s document would change. */
export type TranslationChanges = {
  changed: Edits;
  texts: readonly TakenText[];
  /** How many texts are new or other than before. */
  taken: number;
  /** How many of them have another original than when the document was made. */
  outdated: number;
  /** The codes of texts that the draft does not have any more. */
  unknown: readonly string[];
};

/** The documents that change when what a translator has sent back is taken. */
export function translationChanges(
  read: Read,
  language: Language,
  rows: ReadonlyMap<string, string>,
  originals: ReadonlyMap<string, string>,
): TranslationChanges {
  const { works, languages } = read(at.museum)!;
  const [own] = languages;
  const documents = new Map<string, unknown>();
  const now = <Document>(path: Path<Document>) =>
    (documents.get(path) ?? read(path)) as Document | undefined;
  const unknown: string[] = [];
  const taken: TakenText[] = [];

  for (const { work, part, texts } of groupByPart(rows, originals, unknown)) {
    const original = work === undefined ? ofTour(part) : ofWork(work, part);
    const before =
      work === undefined
        ? tourPart(now(at.tour(language)), part as TourPart)
        : partIn(now(at.words(language, work)), part as WordsPart);
    const { places, lost } = placeTexts(texts, original);
    unknown.push(...lost);
    const other = places.filter(({ text, indices }) => textAt(before, indices) !== text);
    if (other.length === 0) continue;
    for (const { indices, text, isOutdated } of other)
      taken.push({ before: textAt(before, indices) ?? "", after: text, isOutdated });
    const old = other.filter(({ isOutdated }) => isOutdated).length;
    const value = other.reduce<PartValue>(
      (written, { indices, text }) => put(written, indices, text),
      before,
    );
    if (work === undefined) writeTour(part as TourPart, value, original, old > 0);
    else writeWork(work, part as WordsPart, value, original, old > 0);
  }
  const outdated = taken.filter(({ isOutdated }) => isOutdated).length;
  return { changed: [...documents], texts: taken, taken: taken.length, outdated, unknown };

  function ofWork(slug: string, part: string): PartValue {
    if (!works.includes(slug)) return undefined;
    return partIn(originalWords(read(at.work(slug)), read(at.words(own, slug))), part as WordsPart);
  }
  function ofTour(part: string): PartValue {
    return tourPart(read(at.tour(own)), part as TourPart);
  }

  function writeWork(
    slug: string,
    part: WordsPart,
    value: PartValue,
    original: PartValue,
    isOld: boolean,
  ) {
    const path = at.words(language, slug);
    documents.set(path, withPart(now(path), part, value));
    const from = at.wordsFrom(language, slug);
    // The translator had the original of today before them, unless it has changed since.
    if (!isOld || partIn(now(from), part) === undefined)
      documents.set(from, withSeen(now(from), part, original));
  }
  function writeTour(part: TourPart, value: PartValue, original: PartValue, isOld: boolean) {
    const path = at.tour(language);
    documents.set(path, withTourPart(now(path), part, value as Paragraphs));
    const from = at.tourFrom(language);
    if (!isOld || tourPart(now(from), part) === undefined)
      documents.set(from, withTourPart(now(from), part, (original ?? []) as Paragraphs));
  }
}

type ReturnedPart = { work: string | undefined; part: string; texts: ReturnedText[] };

/** What was sent back, part by part; rows without a translation are left out. */
function groupByPart(
  rows: ReadonlyMap<string, string>,
  originals: ReadonlyMap<string, string>,
  unknown: string[],
): ReturnedPart[] {
  const parts = new Map<string, ReturnedPart>();
  for (const [key, text] of rows) {
    const place = partOf(key);
    if (!place) {
      unknown.push(key);
      continue;
    }
    if (!text.trim()) continue;
    const [, name = "", numbers = ""] = /^(.*?)((?:\.\d+)*)$/.exec(place.part) ?? [];
    const part = name.replace(/^tour\./, "");
    const work = "work" in place ? place.work : undefined;
    const id = JSON.stringify([work, part]);
    const sent = parts.get(id) ?? { work, part, texts: [] };
    parts.set(id, sent);
    const indices = numbers.split(".").filter(Boolean).map(Number);
    sent.texts.push({ key, indices, text, original: originals.get(key) ?? "" });
  }
  return [...parts.values()];
}

/** The text that numbers lead to. */
export function textAt(value: PartValue, [first, ...rest]: readonly number[]): string | undefined {
  if (first === undefined) return typeof value === "string" ? value : undefined;
  return typeof value === "object" ? textAt(value[first], rest) : undefined;
}

/** The value with one text put in; what comes before it and is not there yet is empty. */
function put(value: PartValue, [first, ...rest]: readonly number[], text: string): PartValue {
  if (first === undefined) return text;
  const list = [...((typeof value === "object" ? value : []) as PartValue[])];
  while (list.length < first) list.push(rest.length > 0 ? [] : "");
  list[first] = put(list[first], rest, text);
  return list as PartValue;
}
