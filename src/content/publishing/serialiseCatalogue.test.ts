import { expect, it } from "vitest";
import { languages } from "../../i18n/languages.ts";
import type { Catalogue, Picture } from "../../catalogue/catalogue.ts";
import { localizeMuseum, type LocalizedMuseum } from "./localizeMuseum.ts";
import { mediaOf, museumOf } from "../fixtures/museumOf.ts";
import { FIRST_WORKS, serialiseCatalogue } from "./serialiseCatalogue.ts";

const museum = await museumOf("galleria-borghese");
const collection = await localizeMuseum(museum, "en", mediaOf(museum));

it("has a file for every page of a work, and no more of the list than there is", () => {
  const { texts } = serialiseCatalogue(collection, () => 1);
  expect([...texts.keys()].toSorted()).toEqual([
    ...collection.works.map(({ work: { slug } }) => `artwork-description/${slug}`).toSorted(),
    ...collection.works.map(({ work: { id } }) => `artwork/${id}`),
    "list",
    "names",
    "tour",
  ]);
});

it.each(languages)("says of a work what its file says, in %s", async (language) => {
  const inLanguage = await localizeMuseum(museum, language, mediaOf(museum));
  const { texts } = serialiseCatalogue(inLanguage, () => 1);
  expect(JSON.parse(texts.get("artwork/3")!)).toEqual({
    ...inLanguage.works[2]!,
    previous: { id: 2, title: "Rinaldo e Armida" },
    next: { id: 4, title: "Andromeda liberata da Perseo" },
  });
});

it("says what hands are told on both pages of a work, and at its stop", () => {
  const { texts, assets } = serialiseCatalogue(touched(), () => 1);
  const { touch, recordings } = collection.works[0]!.words;
  expect(touch?.map(({ kind }) => kind)).toEqual(["emblem", "composition"]);
  for (const page of ["artwork/1", "artwork-description/apollo"] as const)
    expect(read(texts, page)?.words).toMatchObject({ touch, recordings: guides });
  const tour = read(texts, "tour");
  if (!tour || "elsewhere" in tour) throw new Error("There is no tour.");
  expect(tour.stops[0]).toMatchObject({ slug: "apollo", touch });
  expect(tour.scripts.recordings).toMatchObject(guides);
  // The description of a stop is played on its own page, not in the tour.
  expect(Object.keys(recordings)).toContain("apollo");
  expect(Object.keys(tour.scripts.recordings)).not.toContain("apollo");
  expect(assets.filter(([address]) => address === "/touch.mp3")).toHaveLength(1);
});

it.each<[works: number, first: number, rest: number | undefined]>([
  [1, 1, undefined],
  [FIRST_WORKS, FIRST_WORKS, undefined],
  [FIRST_WORKS + 1, FIRST_WORKS, 1],
  [1_000, FIRST_WORKS, 1_000 - FIRST_WORKS],
])("of %i works %i are in the first list and %s in the other", (count, first, rest) => {
  const { texts, works } = serialiseCatalogue(large(count), () => 1);
  expect(read(texts, "list")).toHaveLength(first);
  expect(read(texts, "rest")?.length).toBe(rest);
  expect(works).toBe(count);
});

it("makes no file larger that a page needs, however many works there are", () => {
  const [few, many] = [FIRST_WORKS, 1_000].map((count) =>
    serialiseCatalogue(large(count), () => 1),
  );
  for (const name of ["list", "tour", "artwork/2"])
    expect(many!.texts.get(name), name).toBe(few!.texts.get(name));
});

it("names what its files refer to once, and what each weighs", () => {
  const { assets, films } = serialiseCatalogue(collection, (address) => address.length);
  // Six descriptions, seven touch guides and ten parts of the tour, each with its words, and six
  // pictures.
  expect(assets).toHaveLength(2 * 23 + 6);
  expect(films).toEqual([]);
  expect(new Set(assets.map(([address]) => address)).size).toBe(assets.length);
  expect(assets.filter(([address, bytes]) => bytes !== address.length)).toEqual([]);
});

it.each<[widths: number[], kept: string]>([
  [[400, 800, 1600], "/hill-800.webp"],
  [[400, 700], "/hill-700.webp"],
  [[300], "/hill-300.webp"],
  [[], "/hill.jpeg"],
])("of a photograph of %j pixels one copy goes along: %s", (widths, kept) => {
  const sources = ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `/hill-${width}.${format} ${width}w`).join(", "),
  }));
  const picture: Picture = {
    kind: "photograph",
    src: "/hill.jpeg",
    width: 4,
    height: 3,
    sources: widths.length > 0 ? sources : [],
    credit: "Museo",
  };
  const [{ work, words }] = collection.works as [LocalizedMuseum["works"][number]];
  const shown = { works: [{ work: { ...work, picture }, words }], toursIn: [], names: [] };
  const { assets } = serialiseCatalogue(shown, () => 1);
  expect(assets[0]).toEqual([kept, 1]);
});

const recorded = { voice: "synthetic", src: "/touch.mp3", seconds: 5 } as const;
const guides = { "touch-apollo-emblem": recorded, "touch-apollo-composition": recorded };

/** The collection with a recording of each touch guide of the first work. */
function touched(): LocalizedMuseum {
  const [{ work, words }, ...others] = collection.works as [LocalizedMuseum["works"][number]];
  const recordings = { ...words.recordings, ...guides };
  return { ...collection, works: [{ work, words: { ...words, recordings } }, ...others] };
}

/** A collection of so many works, all copies of the first. */
function large(count: number): LocalizedMuseum {
  const { work, words } = collection.works[0]!;
  const works = Array.from({ length: count }, (_, at) => ({
    work: { ...work, id: at + 1, slug: `w${at}` },
    words,
  }));
  return { works, toursIn: [], names: [] };
}

function read<Name extends keyof Catalogue>(texts: ReadonlyMap<string, string>, name: Name) {
  const text = texts.get(name);
  return text === undefined ? undefined : (JSON.parse(text) as Catalogue[Name]);
}
