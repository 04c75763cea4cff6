import { slugify } from "../../../content/schema/slugify.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { WordsInLanguage } from "../../../content/reading/readMuseum.ts";
import { saysSides } from "../../../content/proofreading/proofread.ts";
import type {
  AudioDescription,
  MuseumFacts,
  TourWords,
  WorkFacts,
  WorkWords,
} from "../../../content/schema/schema.ts";
import {
  at,
  type AudioDocument,
  type Read,
  type TourDocument,
  type WordsDocument,
  type WorkDocument,
} from "../documents/documents.ts";
import { withoutBlanks } from "../documents/withoutBlanks.ts";

/** The part of a draft that may be published: nothing unfinished is in it. */
export type PublishableMuseum = {
  address: string;
  facts: MuseumFacts & { languages: [Language, ...Language[]] };
  words: Readonly<Partial<Record<Language, WordsInLanguage>>>;
};

export function publishableMuseum(
  read: Read,
  isFile: (path: string) => boolean,
): PublishableMuseum {
  const museum = read(at.museum)!;
  const { address, name, town, languages, works, tour, note } = museum;
  const inventories = new Set<string>();
  const facts = works.flatMap((slug) => {
    const document = read(at.work(slug));
    return document ? [workFacts(slug, document, isFile, name.trim() || address, inventories)] : [];
  });
  const stops = tour.filter((slug) => works.includes(slug));
  return {
    // Older drafts have addresses that were cut at a dash.
    address: slugify(address) || "museo",
    facts: {
      format: 2,
      name: name.trim() || address,
      ...(town?.trim() && { town: town.trim() }),
      languages: [...languages],
      works: facts,
      ...(stops.length > 0 && { tour: stops }),
      ...(note?.trim() && { note: note.trim() }),
    },
    words: Object.fromEntries(
      languages.map((language) => [language, wordsIn(read, language, works)]),
    ),
  };
}

/** The facts of a work without blanks; an inventory number that another work has is left out. */
export function workFacts(
  slug: string,
  { unread: _unread, isTactile: _isTactile, ...document }: WorkDocument,
  isFile: (path: string) => boolean,
  museum: string,
  inventories: Set<string>,
): WorkFacts {
  const { picture, makers = [], inventory, ...facts } = document;
  const named = makers.filter((maker) => maker.name.trim());
  const number = inventory?.trim();
  const isDuplicate = number !== undefined && inventories.has(number);
  if (number) inventories.add(number);
  return {
    slug,
    ...(withoutBlanks({
      ...facts,
      title: facts.title.trim() || untitled(document),
      ...(named.length > 0 && { makers: named }),
      ...(number && !isDuplicate && { inventory: number }),
      ...(picture && isFile(`pictures/${picture.file}`) && { picture: credited(picture, museum) }),
    }) as Omit<WorkFacts, "slug">),
  };
}

export function untitled({ id }: Pick<WorkDocument, "id">) {
  return `Opera ${id}`;
}

function credited(picture: NonNullable<WorkFacts["picture"]>, museum: string) {
  if (picture.kind !== "photograph") return picture;
  return { ...picture, credit: picture.credit.trim() || museum };
}

function wordsIn(read: Read, language: Language, works: readonly string[]): WordsInLanguage {
  const said = works.flatMap((slug) => {
    const words = workWords(read(at.words(language, slug)), language);
    return words ? [[slug, words] as const] : [];
  });
  const tour = tourWords(read(at.tour(language)), works);
  return {
    works: Object.fromEntries(said),
    museum: withoutBlanks(read(at.names(language))) ?? {},
    ...(tour && { tour }),
  };
}

export function workWords(
  document: WordsDocument | undefined,
  language: Language,
): WorkWords | undefined {
  const { audio, ...words } = document ?? {};
  const description = audioDescription(audio, language);
  return withoutBlanks({ ...words, ...(description && { audio: description }) });
}

/** An audio description, unless a part that it must have is missing. */
export function audioDescription(
  document: AudioDocument | undefined,
  language: Language,
): AudioDescription | undefined {
  const { namesSides: _, ...audio } = withoutBlanks(document) ?? {};
  const { label, subject, path, story = [] } = audio;
  if (!label || !subject || !path) return undefined;
  // A published story has at most two parts, so all sentences but the first are joined.
  const [first, ...others] = story;
  const whole = {
    ...audio,
    label,
    subject,
    path,
    ...(first && others.length > 1 && { story: [first, others.join(" ")] }),
  };
  return { ...whole, ...(saysSides(whole, language) && { namesSides: true as const }) };
}

export const partsOfTour = [
  "introduction",
  "introductionByButtons",
  "help",
  "helpByButtons",
  "notRecognised",
  "completed",
  "cannotGoBack",
] as const;

/** The words of a tour, unless a part is missing. Steps of removed works are left out. */
export function tourWords(
  document: TourDocument | undefined,
  works: readonly string[],
): TourWords | undefined {
  const tour = withoutBlanks(document) ?? {};
  if (!partsOfTour.every((part) => tour[part])) return undefined;
  const steps = Object.entries(tour.steps ?? {}).filter(([slug]) => works.includes(slug));
  return { ...(tour as TourWords), steps: Object.fromEntries(steps) };
}
