import type { Catalogue, CatalogueIndex, Ears, OfflineList } from "../../catalogue/catalogue.ts";
import { catalogueAddress, entryAddress } from "../../catalogue/catalogueAddress.ts";
import type { Language } from "../../i18n/languages.ts";
import { shortHash } from "../packing/shortHash.ts";
import type { SerialisedCatalogue } from "./serialiseCatalogue.ts";

/** The files of a museum's catalogue in one language. */
export type CatalogueFiles = {
  /** Every file with its address, which begins with the base. */
  files: [address: string, text: string][];
  /** The address of each by its name. */
  addresses: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
  museum: Catalogue["museum"];
  /** Where `museum` is under a name with its hash too. */
  kept: string;
  /** The address of the index, and those of the lists of files for a visit without a network. */
  index: string;
  lists: string[];
};

/** Gives the texts of a catalogue the names by which a changed one is told from the one before. */
export async function catalogueFiles(
  { base, slug, language }: { base: string; slug: string; language: Language },
  { works, texts, assets, films }: SerialisedCatalogue,
  ears: readonly Ears[] = [],
): Promise<CatalogueFiles> {
  const files: [string, string][] = [];
  const addresses = new Map<string, string>();
  const hashes: Record<string, string> = {};

  async function add(name: string, text: string) {
    const hash = await shortHash(text);
    const address = catalogueAddress(base, slug, language, name, hash);
    files.push([address, text]);
    addresses.set(name, address);
    return { hash, address };
  }

  for (const [name, text] of texts)
    // oxlint-disable-next-line no-await-in-loop -- the order of the files is that of the texts
    hashes[name] = (await add(name, text)).hash;
  const data = files.map(([address, text]) => [address, bytesOf(text)] as const);
  const index = await add("index", JSON.stringify(hashes satisfies CatalogueIndex));

  async function addList(name: "files" | "films", list: Catalogue["files"]): Promise<OfflineList> {
    const { address } = await add(name, JSON.stringify(list));
    return { bytes: list.reduce((sum, [, bytes]) => sum + bytes, 0), list: address };
  }

  const museum: Catalogue["museum"] = {
    works,
    index: index.hash,
    offline: {
      ...(await addList("files", [...data, ...assets])),
      ...(films.length > 0 && { films: await addList("films", films) }),
      ...(ears.length > 0 && { ears }),
    },
  };
  const entry = JSON.stringify(museum);
  // The page of a waiting version may be shown while the worker of the one before still answers for
  // the entry, with an index whose files are gone.
  const { address: kept } = await add("museum", entry);
  const at = entryAddress(base, slug, language);
  files.push([at, entry]);
  addresses.set("museum", at);
  const { list, films: ofFilms } = museum.offline;
  return {
    files,
    addresses,
    texts: new Map([...texts, ["museum", entry]]),
    museum,
    kept,
    index: index.address,
    lists: [list, ...(ofFilms ? [ofFilms.list] : [])],
  };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
