import type {
  Catalogue,
  Picture,
  PublishedTour,
  Recording,
  ShownWork,
  SignFilm,
  Stop,
} from "../../catalogue/catalogue.ts";
import { touchClip } from "../../catalogue/models.ts";
import type { LocalizedMuseum } from "./localizeMuseum.ts";

/** How many works `list` has; the others are in `rest`, which is fetched on demand or by a search. */
export const FIRST_WORKS = 24;

/** The files of a museum in one language. */
export type SerialisedCatalogue = {
  /** How many works there are. */
  works: number;
  /** The texts of its files by name; `catalogueFiles` adds what follows from these. */
  texts: ReadonlyMap<string, string>;
  /** The recordings and pictures that they refer to, and the films. */
  assets: Catalogue["files"];
  films: Catalogue["files"];
};

/**
 * A museum in one language as the texts of its files. `sizeOf` answers how many bytes a recording or
 * a picture has.
 */
export function serialiseCatalogue(
  { works, tour, toursIn, names }: LocalizedMuseum,
  sizeOf: (address: string) => number,
): SerialisedCatalogue {
  const texts = new Map<string, string>();
  function addText<Name extends keyof Catalogue>(name: Name, data: Catalogue[Name]) {
    texts.set(name, JSON.stringify(data));
  }

  const listed = works.map(({ work: { id, title, translation, artist, picture } }) => ({
    id,
    title,
    translation,
    artist,
    ...(picture && { picture }),
  }));
  addText("list", listed.slice(0, FIRST_WORKS));
  if (works.length > FIRST_WORKS) addText("rest", listed.slice(FIRST_WORKS));
  addText("names", names);
  addText("tour", tourFile());
  for (const [at, { work, words }] of works.entries()) {
    const shown: ShownWork = {
      work,
      words,
      previous: neighbour(works[at - 1]),
      next: neighbour(works[at + 1]),
    };
    addText(`artwork/${work.id}`, shown);
    addText(`artwork-description/${work.slug}`, audioPageOf(shown));
  }

  const assets = withSizes([
    ...works.flatMap(({ work: { picture } }) => (picture ? offlineCopyOf(picture) : [])),
    ...[...(tour ? [tour] : []), ...works.map(({ words }) => words)].flatMap(({ recordings }) =>
      Object.values(recordings).flatMap(({ src, track }) => (track ? [src, track] : [src])),
    ),
  ]);
  const films = withSizes(works.flatMap(({ words }) => (words.films ?? []).flatMap(filesOfFilm)));
  return { works: works.length, texts, assets, films };

  function tourFile(): PublishedTour {
    if (!tour) return { stops: [], elsewhere: toursIn };
    const { stops, ...scripts } = tour;
    const shown = stops.map((stop) => works.find(({ work }) => work.slug === stop)!);
    const [first, ...further] = shown.map(({ work, words: { touch } }): Stop => {
      const { slug, title, artist } = work;
      return { slug, title, artist, ...(touch && { touch }) };
    });
    const recordings = {
      ...scripts.recordings,
      ...Object.fromEntries(shown.flatMap(touchRecordings)),
    };
    return { stops: [first!, ...further], scripts: { ...scripts, recordings } };
  }

  function withSizes(addresses: readonly string[]) {
    return [...new Set(addresses)].map((address) => [address, sizeOf(address)] as const);
  }
}

/** What the page of an audio description shows: the script, or the description where there is none. */
function audioPageOf({ work, words }: ShownWork): ShownWork {
  const { id, slug, title, translation, artist } = work;
  const { short, script, description, touch, recordings, foreign } = words;
  return {
    work: { id, slug, title, translation, artist },
    words: {
      ...(short && { short }),
      ...(script ? { script } : description && { description }),
      ...(touch && { touch }),
      recordings,
      ...(foreign && { foreign }),
    },
  };
}

/** The recordings of a work’s touch guides. */
function touchRecordings({
  work: { slug },
  words,
}: LocalizedMuseum["works"][number]): [string, Recording][] {
  return (words.touch ?? []).flatMap(({ kind }): [string, Recording][] => {
    const name = touchClip(slug, kind);
    const recording = words.recordings[name];
    return recording ? [[name, recording]] : [];
  });
}

function neighbour(shown: LocalizedMuseum["works"][number] | undefined) {
  return shown && { id: shown.work.id, title: shown.work.title };
}

/** The copy for a visit without a network: of middle width, in WebP, which most browsers know. */
function offlineCopyOf(picture: Picture): string {
  const widths =
    picture.sources.find(({ type }) => type === "image/webp")?.srcSet.split(", ") ?? [];
  return widths[Math.floor(widths.length / 2)]?.split(" ")[0] ?? picture.src;
}

function filesOfFilm({ sources: [first], poster, captions }: SignFilm): string[] {
  const files = [first?.src, poster].filter((file) => file !== undefined);
  return files.concat(captions.map(({ src }) => src));
}
