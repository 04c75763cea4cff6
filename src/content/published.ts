import type { Catalogue, ShownWork } from "./catalogue.ts";
import type { Collection, Picture, Recordings } from "./museum.ts";

/** So many works are in the list at first; the others come when they are asked for or searched. */
export const FIRST_WORKS = 24;

/** The files that are made of a museum in one language. */
export type Published = {
  /** The texts of its files by name, all but `files`. */
  texts: ReadonlyMap<string, string>;
  /** The recordings and pictures that they refer to. */
  assets: Catalogue["files"];
};

/** Makes a museum’s files; `sizeOf` answers how many bytes a recording or a picture has. */
export async function published(
  { works, tour, names }: Collection,
  sizeOf: (address: string) => number,
): Promise<Published> {
  const texts = new Map<string, string>();
  function publish<Name extends keyof Catalogue>(name: Name, data: Catalogue[Name]) {
    texts.set(name, JSON.stringify(data));
  }

  const listed = works.map(({ id, title, translation, artist, hand, picture }) => ({
    id,
    title,
    translation,
    artist,
    ...(hand && { hand }),
    picture,
  }));
  publish("list", listed.slice(0, FIRST_WORKS));
  if (works.length > FIRST_WORKS) publish("rest", listed.slice(FIRST_WORKS));
  publish("names", await names());
  const scripts = await tour.scripts();
  const stops = tour.stops.map(({ slug, title, artist, hand }) => ({
    slug,
    title,
    artist,
    ...(hand && { hand }),
  }));
  publish("tour", { stops, scripts });
  const said = await Promise.all(works.map(({ words }) => words()));
  for (const [at, { words: _, ...work }] of works.entries()) {
    const shown: ShownWork = {
      work,
      words: said[at]!,
      previous: neighbour(works[at - 1]),
      next: neighbour(works[at + 1]),
    };
    publish(`artwork/${work.id}`, shown);
    publish(`artwork-description/${work.slug}`, shown);
  }

  const addresses = [
    ...works.map(({ picture }) => withoutNetwork(picture)),
    ...[scripts, ...said].flatMap(({ recordings }) => sounds(recordings)),
  ];
  const assets = [...new Set(addresses)].map((address) => [address, sizeOf(address)] as const);
  const others = [...[...texts.values()].map(bytesOf), ...assets.map(([, bytes]) => bytes)];
  const bytes = others.reduce((sum, size) => sum + size, 0);
  texts.set("museum", museumText(works.length, bytes));
  return { texts, assets };
}

/** All that a visit without a network needs of a museum whose files are in `folder`. */
export function filesIn(folder: string, { texts, assets }: Published): Catalogue["files"] {
  const data = [...texts].map(([name, text]) => [`${folder}/${name}.json`, bytesOf(text)] as const);
  return [...data, ...assets];
}

/**
 * `museum.json` says what all files weigh, itself among them, and a longer number makes it heavier:
 * so it is written until the number is right.
 */
function museumText(works: number, others: number) {
  let bytes = others;
  let text = "";
  do {
    bytes = others + bytesOf(text);
    text = JSON.stringify({ works, offline: { bytes } } satisfies Catalogue["museum"]);
  } while (others + bytesOf(text) !== bytes);
  return text;
}

function neighbour(work: { id: number; title: string } | undefined) {
  return work && { id: work.id, title: work.title };
}

/** The copy for a visit without a network: of middle width, in WebP, which most browsers know. */
function withoutNetwork(picture: Picture): string {
  const widths =
    picture.sources.find(({ type }) => type === "image/webp")?.srcSet.split(", ") ?? [];
  return widths[Math.floor(widths.length / 2)]?.split(" ")[0] ?? picture.src;
}

function sounds(recordings: Recordings): string[] {
  return Object.values(recordings).flatMap(({ src, track }) => (track ? [src, track] : [src]));
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
