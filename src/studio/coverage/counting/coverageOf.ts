import { modelKinds } from "../../../catalogue/models.ts";
import { modelFile } from "../../../content/reading/museumFiles.ts";
import type { Language } from "../../../i18n/languages.ts";
import {
  at,
  fileAt,
  readerOf,
  type Documents,
  type MuseumDocument,
  type Read,
  type WordsDocument,
  type WorkDocument,
} from "../../draft/documents/documents.ts";
import { staleParts } from "../../words/stale/staleness.ts";
import { originalWords, usedWords, type WordsPart } from "../../words/parts/wordsParts.ts";
import {
  allFormats,
  isAudioComplete,
  type Cell,
  type WorkInLanguage,
  type FormatKey,
} from "./formats.ts";
import { isEqual } from "../../../lib/isEqual.ts";
import { isOldRecording, type TimedRecording } from "./oldRecordings.ts";
import { recordingIn } from "./recordingIn.ts";
import { tourCoverage, type TourCoverage } from "./tourCoverage.ts";

export type Cells = Readonly<Record<FormatKey, Cell>>;

/** How far one work is, in each language. */
export type WorkCoverage = {
  slug: string;
  work: WorkDocument;
  in: Readonly<Partial<Record<Language, Cells>>>;
  /** In words, where the technique is none that Varco knows. */
  hasTechnique: boolean;
  /** The recordings that are not yet compared with the text of today. */
  unchecked: readonly TimedRecording[];
};

/** How far a museum is. */
export type Coverage = {
  museum: MuseumDocument;
  works: readonly WorkCoverage[];
  hasStops: boolean;
  tours: Readonly<Partial<Record<Language, TourCoverage>>>;
};

/** Each work as it was counted last: after a change only that work is counted anew. */
const cache = new WeakMap<WorkDocument, { from: readonly unknown[]; coverage: WorkCoverage }>();

/** Counts what there is of each work in each language. */
export function coverageOf(documents: Documents): Coverage {
  const read = readerOf(documents);
  const museum = read(at.museum)!;
  const filmed = worksFilmed(documents);
  const works = museum.works.flatMap((slug) => {
    const work = read(at.work(slug));
    return work ? [workCoverage(read, museum.languages, slug, work, filmed.has(slug))] : [];
  });
  const isWork = new Set(museum.works);
  const stops = museum.tour.filter((slug) => isWork.has(slug));
  const tours = museum.languages.map(
    (language) => [language, tourCoverage(read, museum, stops, language)] as const,
  );
  return { museum, works, hasStops: stops.length > 0, tours: Object.fromEntries(tours) };
}

function workCoverage(
  read: Read,
  languages: MuseumDocument["languages"],
  slug: string,
  work: WorkDocument,
  hasFilm: boolean,
): WorkCoverage {
  const words = languages.map((language) => read(at.words(language, slug)));
  const seen = languages.map((language) => read(at.wordsFrom(language, slug)));
  const recordings = languages.map((language, n) => {
    const { recording: found, unfinished } = recordingIn(read, language, slug);
    const audio = words[n]?.audio;
    const timed =
      found?.timing && audio && isAudioComplete(audio)
        ? { audio, kind: work.kind, language, timing: found.timing }
        : undefined;
    return { found, unfinished, timed, isOld: timed && isOldRecording(timed) };
  });
  const booths = languages.map((language) => read(at.booth(language, slug)));
  const picture = work.picture && read(at.file(`pictures/${work.picture.file}`));
  const drawings = modelKinds.map((kind) => read(at.file(modelFile(slug, kind))));
  const from = [
    slug,
    languages,
    picture,
    hasFilm,
    ...drawings,
    ...words,
    ...seen,
    ...booths,
    ...recordings.flatMap(({ found, isOld }) => [found?.sound, found?.timing, isOld]),
  ];
  const before = cache.get(work);
  if (before && areIdentical(before.from, from)) return before.coverage;

  const [original] = words;
  const now = originalWords(work, original);
  const firstSpoken = words.findIndex((each) => isAudioComplete(each?.audio));
  const cells = languages.map((language, n) => {
    const { found, unfinished, isOld = false } = recordings[n]!;
    const described: WorkInLanguage = {
      work,
      isOriginal: n === 0,
      words: words[n],
      everywhere: words,
      stale: n > 0 ? staleIn(seen[n], now, usedWords(work, words[n])) : nothing,
      hasPicture: picture !== undefined,
      hasFilm,
      models: modelKinds.filter((_, kind) => drawings[kind]),
      recording: found && { note: found.note, isOld },
      reading: unfinished,
      isRecordedElsewhere: recordings[firstSpoken]?.found !== undefined,
    };
    const each = {} as Record<FormatKey, Cell>;
    for (const { key, cell } of allFormats) each[key] = cell(described);
    return [language, each] as const;
  });
  const coverage = {
    slug,
    work,
    in: Object.fromEntries(cells),
    hasTechnique: work.technique !== undefined || Boolean(original?.technique?.trim()),
    unchecked: recordings.flatMap(({ timed, isOld }) =>
      timed && isOld === undefined ? [timed] : [],
    ),
  };
  cache.set(work, { from, coverage });
  return coverage;
}

const nothing: ReadonlySet<WordsPart> = new Set();

/**
 * Equal parts are left out first: `staleParts` takes a second for every text of a thousand works,
 * and most translations are up to date.
 */
function staleIn(
  seen: WordsDocument | undefined,
  now: WordsDocument,
  words: WordsDocument | undefined,
): ReadonlySet<WordsPart> {
  const changed = Object.entries(seen ?? {}).filter(
    ([part, before]) => !isEqual(before, now[part as keyof WordsDocument]),
  );
  if (changed.length === 0) return nothing;
  return new Set(staleParts(Object.fromEntries(changed), now, words).map(({ part }) => part));
}

function areIdentical(one: readonly unknown[], other: readonly unknown[]) {
  return one.length === other.length && one.every((each, n) => each === other[n]);
}

/** The works that have a film in any sign language. */
function worksFilmed(documents: Documents): ReadonlySet<string> {
  const films = [...documents.keys()].flatMap(
    (path) => fileAt(path)?.match(/^signs\/[^/]+\/([^/.]+)\.(?:mp4|webm)$/)?.[1] ?? [],
  );
  return new Set(films);
}
