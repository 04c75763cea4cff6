import { expect, it } from "vitest";
import type { Catalogue, CatalogueIndex, Ears } from "../../catalogue/catalogue.ts";
import { languages } from "../../i18n/languages.ts";
import { filesInFolder, folderOf } from "../../../scripts/museums/folders.js";
import { mediaOf } from "../fixtures/museumOf.ts";
import { readMuseum } from "../reading/readMuseum.ts";
import { catalogueFiles, type CatalogueFiles } from "./catalogueFiles.ts";
import { localizeMuseum } from "./localizeMuseum.ts";
import { serialiseCatalogue, type SerialisedCatalogue } from "./serialiseCatalogue.ts";

const galleria = filesInFolder(folderOf("galleria-borghese"), "galleria-borghese");
const small: SerialisedCatalogue = {
  works: 2,
  texts: new Map([
    ["list", "[1,2]"],
    ["artwork/1", '{"è":1}'],
    ["artwork/2", "{}"],
  ]),
  assets: [["/assets/uno.mp3", 7]],
  films: [["/assets/uno.mp4", 70]],
};
const at = { base: "/guida", slug: "museo", language: "it" } as const;

it("each file has its hash in its name but the entry, which names the index, which names the others", async () => {
  const { files, addresses, texts, museum, kept, index, lists } = await catalogueFiles(at, small);
  const byAddress = new Map(files);
  const entry: Catalogue["museum"] = parse(byAddress.get("/guida/museo/catalogue/it.json"));
  expect(entry).toEqual(museum);
  expect(JSON.parse(texts.get("museum")!)).toEqual(museum);
  expect(index).toBe(`/guida/assets/museo/it/index-${entry.index}.json`);
  const hashes: CatalogueIndex = parse(byAddress.get(index));
  expect(Object.keys(hashes)).toEqual([...small.texts.keys()]);
  for (const [name, text] of small.texts) {
    expect(hashes[name]).toMatch(/^[\w-]{8}$/);
    const address = `/guida/assets/museo/it/${name}-${hashes[name]}.json`;
    expect(addresses.get(name)).toBe(address);
    expect(byAddress.get(address)).toBe(text);
  }
  expect(lists).toEqual([entry.offline.list, entry.offline.films!.list]);
  expect(lists.filter((list) => !byAddress.has(list))).toEqual([]);
  expect(byAddress.size).toBe(files.length);
  expect(byAddress.get(kept)).toBe(texts.get("museum"));
  expect([kept, ...addresses.values()].toSorted()).toEqual([...byAddress.keys()].toSorted());
});

it("a list names every file of a visit with its bytes, and weighs what they weigh together", async () => {
  const { files, addresses, museum } = await catalogueFiles(at, small);
  const list = new Map(files).get(museum.offline.list);
  expect(JSON.parse(list!)).toEqual([
    [addresses.get("list"), 5],
    // Two bytes for a letter with an accent.
    [addresses.get("artwork/1"), 8],
    [addresses.get("artwork/2"), 2],
    ["/assets/uno.mp3", 7],
  ]);
  expect(museum.offline.bytes).toBe(22);
  expect(museum.offline.films?.bytes).toBe(70);
  expect(JSON.parse(new Map(files).get(museum.offline.films!.list)!)).toEqual(small.films);
});

it("without films there is no list of them", async () => {
  const { museum, lists } = await catalogueFiles(at, { ...small, films: [] });
  expect(museum.offline).not.toHaveProperty("films");
  expect(lists).toEqual([museum.offline.list]);
});

const offered: Ears = { size: "base", bytes: 94_000_000, list: "/l.json", files: "/f.json" };

it.each<[ears: readonly Ears[] | undefined]>([
  [undefined],
  [[]],
  [[offered]],
  [[offered, { ...offered, size: "small", bytes: 266_000_000 }]],
])(
  "says what recognition on the device weighs, which is no part of the visit: %j",
  async (ears) => {
    const { museum, lists } = await catalogueFiles(at, small, ears);
    expect(museum.offline.ears).toEqual(ears?.length ? ears : undefined);
    expect(museum.offline.bytes).toBe(22);
    expect(lists).toHaveLength(2);
  },
);

it.each<[change: string, changed: SerialisedCatalogue, names: string[]]>([
  ["a word of a work", withText("artwork/2", '{"a":1}'), ["artwork/2", "index", "files", "museum"]],
  ["a recording", { ...small, assets: [["/assets/uno-2.mp3", 7]] }, ["files", "museum"]],
  ["a film", { ...small, films: [["/assets/uno.mp4", 71]] }, ["films", "museum"]],
  [
    "a work that is there now",
    withText("artwork/3", "{}"),
    ["artwork/3", "index", "files", "museum"],
  ],
])("after %s has changed, only these do: %s %j", async (_, changed, names) => {
  expect(differences(await catalogueFiles(at, small), await catalogueFiles(at, changed))).toEqual(
    names.toSorted(),
  );
});

it("after one sentence of one work was changed in one language, its two files change, and what names them", async () => {
  const path = "it/apollo.json";
  const text = new TextDecoder().decode(await galleria.files.get(path)!.read());
  const words = JSON.parse(text) as { short: string };
  const changed = { ...words, short: `${words.short} È un quadro.` };
  const bytes = new TextEncoder().encode(JSON.stringify(changed));
  const files = new Map(galleria.files).set(path, { bytes: bytes.length, read: async () => bytes });
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- five times
    const [before, after] = await Promise.all([published(galleria.files), published(files)]);
    expect(differences(before, after), language).toEqual(
      language === "it"
        ? ["artwork-description/apollo", "artwork/1", "files", "index", "museum"]
        : [],
    );

    async function published(of: typeof galleria.files) {
      const { museum } = await readMuseum({ address: "galleria-borghese", files: of });
      const localized = await localizeMuseum(museum!, language, mediaOf(museum!));
      const where = { base: "", slug: "galleria-borghese", language };
      return catalogueFiles(
        where,
        serialiseCatalogue(localized, () => 1),
      );
    }
  }
});

it("however many works there are, the entry, which every screen reads, is as small", async () => {
  const many = new Map([...Array(1_000).keys()].map((id) => [`artwork/${id}`, "{}"]));
  const [few, lots] = await Promise.all(
    [small, { ...small, works: 1_000, texts: many }].map((each) => catalogueFiles(at, each)),
  );
  expect(lots!.texts.get("museum")!.length - few!.texts.get("museum")!.length).toBeLessThan(9);
});

function withText(name: string, text: string): SerialisedCatalogue {
  return { ...small, texts: new Map(small.texts).set(name, text) };
}

/** The names of the files that are not the same, address or content. */
function differences(one: CatalogueFiles, other: CatalogueFiles) {
  const names = new Set([...one.addresses.keys(), ...other.addresses.keys()]);
  return [...names].filter((name) => fileOf(one, name) !== fileOf(other, name)).toSorted();
}

function fileOf({ addresses, files }: CatalogueFiles, name: string) {
  const address = addresses.get(name);
  return address && `${address} ${new Map(files).get(address)}`;
}

function parse(text: string | undefined) {
  return JSON.parse(text ?? "null");
}
