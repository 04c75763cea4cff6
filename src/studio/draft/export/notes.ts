import * as v from "valibot";
import { keepValid, type Path } from "../../../content/reading/keepValid.ts";
import { isLanguage, languages, type Language } from "../../../i18n/languages.ts";
import type { MuseumWords } from "../../../content/schema/schema.ts";
import {
  at,
  type MuseumDocument,
  type Read,
  type TourDocument,
  type WordsDocument,
  type WorkDocument,
} from "../documents/documents.ts";
import {
  audioDescription,
  partsOfTour,
  tourWords,
  untitled,
  type PublishableMuseum,
} from "./publishableMuseum.ts";
import { flaws, soundTypes, type BoothDocument } from "../documents/boothDocument.ts";
import { withoutBlanks } from "../documents/withoutBlanks.ts";

/** The file of a museum’s folder or zip that has what the studio needs and visitors do not get. */
export const NOTES = "studio.json";

/** Without a limit of length: a text that is too long to be published is stored here. */
const text = v.string();
const texts = v.array(text);
const script = v.array(texts);
const optional = <Keys extends string, Schema extends v.GenericSchema>(
  keys: readonly Keys[],
  schema: Schema,
) =>
  Object.fromEntries(keys.map((key) => [key, v.optional(schema)])) as Record<
    Keys,
    v.OptionalSchema<Schema, undefined>
  >;

const wordsDocument = v.strictObject({
  ...optional(["title", "technique", "alt", "short"], text),
  ...optional(["description", "names"], texts),
  ...optional(["easy", "touchEmblem", "touchComposition"], script),
  audio: v.optional(
    v.strictObject({
      ...optional(["warning", "subject", "order"], text),
      ...optional(["label", "size", "path", "light", "story"], texts),
      namesSides: v.optional(v.literal(true)),
    }),
  ),
});
const tourDocument = v.strictObject({
  ...optional(partsOfTour, script),
  steps: v.optional(v.record(v.string(), script)),
});
const workNotes = v.strictObject({
  unread: v.optional(v.strictObject(optional(["date", "size"], text))),
  inventory: v.optional(text),
  isTactile: v.optional(v.literal(true)),
  /** The published title or credit is a placeholder, because none is written yet. */
  isUntitled: v.optional(v.literal(true)),
  isUncredited: v.optional(v.literal(true)),
});
const boothDocument = v.strictObject({
  reader: v.optional(
    v.strictObject({
      name: text,
      ...optional(["allowed", "read"], v.pipe(v.string(), v.isoDate())),
    }),
  ),
  takes: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        said: text,
        sound: v.strictObject({
          sha256: v.pipe(v.string(), v.hexadecimal(), v.length(64)),
          bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
          type: v.picklist(soundTypes),
        }),
        from: v.pipe(v.number(), v.minValue(0)),
        to: v.pipe(v.number(), v.minValue(0)),
        at: v.number(),
        figures: v.optional(
          v.strictObject({
            loudness: v.number(),
            peak: v.number(),
            noise: v.number(),
            flaws: v.array(v.picklist(flaws)),
          }),
        ),
      }),
    ),
  ),
  chosen: v.optional(v.record(v.string(), v.string())),
});
const labelsDocument = v.strictObject({
  size: v.picklist(["wall", "desk", "pocket"]),
  languages: v.array(v.picklist(languages)),
  which: v.picklist(["all", "chosen", "changed"]),
  chosen: texts,
  hasCaptions: v.boolean(),
  hasFirstPage: v.boolean(),
  hasTags: v.boolean(),
});
const publicationDocument = v.strictObject({
  address: v.optional(text),
  isWithoutEars: v.optional(v.literal(true)),
  published: v.optional(
    v.array(v.strictObject({ address: text, version: text, made: v.pipe(text, v.isoTimestamp()) })),
  ),
});
const byLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.record(v.picklist(languages), schema);

const notesSchema = v.strictObject({
  studio: v.literal(1),
  /** Where the guide will be, as older studios wrote it. */
  site: v.optional(text),
  publication: v.optional(publicationDocument),
  isUnnamed: v.optional(v.literal(true)),
  labels: v.optional(labelsDocument),
  printed: v.optional(v.record(v.string(), text)),
  /** Facts of works that cannot be published. */
  works: v.optional(v.record(v.string(), workNotes)),
  /** Unfinished audio descriptions and tours. */
  audio: v.optional(byLanguage(v.record(v.string(), wordsDocument.entries.audio.wrapped))),
  tours: v.optional(byLanguage(tourDocument)),
  /** The words in languages that the museum removed and may add again. */
  aside: v.optional(
    byLanguage(
      v.strictObject({
        works: v.optional(v.record(v.string(), wordsDocument)),
        tour: v.optional(tourDocument),
        names: v.optional(texts),
      }),
    ),
  ),
  /** The takes of recordings that are not finished. */
  booth: v.optional(byLanguage(v.record(v.string(), boothDocument))),
  /** The originals as they were when they were translated. */
  from: v.optional(
    byLanguage(
      v.strictObject({
        works: v.optional(v.record(v.string(), wordsDocument)),
        tour: v.optional(tourDocument),
      }),
    ),
  ),
});

export type Notes = v.InferOutput<typeof notesSchema>;

/** Reads `studio.json`; `skipped` are the entries that the schema does not allow. */
export function parseNotes(json: string): { notes?: Notes; skipped: readonly Path[] } {
  try {
    const { data, dropped } = keepValid(notesSchema, JSON.parse(json));
    return data ? { notes: data, skipped: dropped } : { skipped: [[]] };
  } catch {
    return { skipped: [[]] };
  }
}

type Unfinished = Readonly<Partial<Record<Language, Record<string, BoothDocument>>>>;

/** What `studio.json` says: all of a draft that cannot be published. */
export function notesOf(read: Read, { facts }: PublishableMuseum, booth: Unfinished = {}): Notes {
  const { name, works, languages: spoken, site } = read(at.museum)!;
  const removed = languages.filter((language) => !spoken.includes(language));
  const labels = read(at.labels);
  const published = new Map(facts.works.map((work) => [work.slug, work]));
  return {
    studio: 1,
    // Not stripped of blanks: an empty list is a choice for the labels, and no flaws for a take.
    ...(labels && { labels }),
    ...(Object.keys(booth).length > 0 && { booth }),
    // Not stripped of blanks either: an original that was empty when translated must stay so.
    ...withoutEmpty({
      from: withoutEmpty(
        byKey(languages, (language) =>
          withoutEmpty({
            works: withoutEmpty(byKey(works, (slug) => read(at.wordsFrom(language, slug)))),
            tour: read(at.tourFrom(language)),
          }),
        ),
      ),
    }),
    ...withoutBlanks({
      site,
      publication: read(at.publication),
      isUnnamed: isBlank(name),
      printed: read(at.printed),
      works: byKey(works, (slug) => {
        const { title, picture, unread, inventory, isTactile } = read(at.work(slug)) ?? {};
        const isLost = inventory?.trim() !== published.get(slug)?.inventory;
        const isUncredited = picture?.kind === "photograph" ? isBlank(picture.credit) : undefined;
        return {
          unread,
          isTactile,
          isUntitled: isBlank(title),
          isUncredited,
          ...(isLost && { inventory }),
        };
      }),
      audio: byKey(spoken, (language) =>
        byKey(works, (slug) => {
          const audio = read(at.words(language, slug))?.audio;
          return audioDescription(audio, language) ? undefined : audio;
        }),
      ),
      tours: byKey(spoken, (language) => {
        const tour = read(at.tour(language));
        return tourWords(tour, works) ? undefined : tour;
      }),
      aside: byKey(removed, (language) => ({
        works: byKey(works, (slug) => read(at.words(language, slug))),
        tour: read(at.tour(language)),
        names: read(at.names(language))?.names,
      })),
    }),
  } as unknown as Notes;
}

/** Adds the notes to the documents. What the museum’s own files say is not overwritten. */
export function applyNotes(documents: Map<string, unknown>, notes: Notes) {
  const change = <Document>(path: string, changed: (document: Document) => Document) => {
    const document = documents.get(path);
    if (document !== undefined) documents.set(path, changed(document as Document));
  };
  if (notes.site) change<MuseumDocument>(at.museum, (museum) => ({ ...museum, site: notes.site! }));
  if (notes.isUnnamed)
    change<MuseumDocument>(at.museum, (museum) =>
      museum.name === museum.address ? { ...museum, name: "" } : museum,
    );
  if (notes.publication) documents.set(at.publication, notes.publication);
  if (notes.labels) documents.set(at.labels, notes.labels);
  if (notes.printed) documents.set(at.printed, notes.printed);
  for (const [slug, noted] of Object.entries(notes.works ?? {})) {
    const { unread = {}, inventory, isTactile, isUntitled, isUncredited } = noted;
    change<WorkDocument>(at.work(slug), (work) => {
      const unknown = Object.entries(unread).filter(([key, said]) => said && !(key in work));
      return {
        ...work,
        ...(isUntitled && work.title === untitled(work) && { title: "" }),
        ...(isUncredited &&
          work.picture?.kind === "photograph" && { picture: { ...work.picture, credit: "" } }),
        ...(unknown.length > 0 && { unread: Object.fromEntries(unknown) }),
        ...(inventory && !work.inventory && { inventory }),
        ...(isTactile && { isTactile }),
      };
    });
  }
  for (const [language, audio = {}] of entriesIn(notes.audio))
    for (const [slug, document] of Object.entries(audio)) {
      if (!documents.has(at.work(slug))) continue;
      const path = at.words(language, slug);
      const words = (documents.get(path) ?? {}) as WordsDocument;
      documents.set(path, { audio: document, ...words } as WordsDocument);
    }
  for (const [language, tour] of entriesIn(notes.tours))
    if (!documents.has(at.tour(language)) && tour)
      documents.set(at.tour(language), tour as TourDocument);
  for (const [language, aside] of entriesIn(notes.aside)) {
    for (const [slug, words] of Object.entries(aside?.works ?? {}))
      if (documents.has(at.work(slug)) && !documents.has(at.words(language, slug)))
        documents.set(at.words(language, slug), words);
    if (aside?.tour && !documents.has(at.tour(language)))
      documents.set(at.tour(language), aside.tour);
    if (aside?.names && !documents.has(at.names(language)))
      documents.set(at.names(language), { names: aside.names } satisfies MuseumWords);
  }
  for (const [language, booth] of entriesIn(notes.booth))
    for (const [clip, document] of Object.entries(booth ?? {}))
      if (Object.values(document).some((each) => Object.keys(each ?? {}).length > 0))
        documents.set(at.booth(language, clip), document);
  for (const [language, from] of entriesIn(notes.from)) {
    for (const [slug, words] of Object.entries(from?.works ?? {}))
      if (documents.has(at.work(slug))) documents.set(at.wordsFrom(language, slug), words);
    if (from?.tour) documents.set(at.tourFrom(language), from.tour);
  }
}

function entriesIn<Value>(byCode: Partial<Record<Language, Value>> | undefined) {
  return Object.entries(byCode ?? {}).filter(([code]) => isLanguage(code)) as [Language, Value][];
}

/** `true` for a blank text, `undefined` for any other. */
function isBlank(written: string | undefined) {
  return written?.trim() === "" ? true : undefined;
}

/** Without empty fields; `undefined` if none is left. Unlike `withoutBlanks` it looks no deeper. */
function withoutEmpty<Value>(byName: Readonly<Record<string, Value | undefined>>) {
  const there = Object.entries(byName).filter(
    ([, value]) => value !== undefined && Object.keys(value as object).length > 0,
  );
  return there.length > 0 ? (Object.fromEntries(there) as Record<string, Value>) : undefined;
}

function byKey<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
