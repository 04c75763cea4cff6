import type { Catalogue, CatalogueIndex, ReadCatalogue } from "../../catalogue/catalogue.ts";
import { catalogueAddress, entryAddress } from "../../catalogue/catalogueAddress.ts";
import { pageGuide } from "../../catalogue/guide.ts";
import type { Language } from "../../i18n/languages.ts";
import { withTimeout, LOAD_TIMEOUT } from "../../lib/withTimeout.ts";
import { isOurPage } from "./isOurPage.ts";

/** The name of the error when the museum has published anew and this app's data is gone. */
export const REPLACED = "ReplacedError";

/** The name of the error when no network brought the data, even if the device says it is online. */
export const UNREACHED = "UnreachedError";

const dataByAddress = new Map<string, unknown>();

/** The hashes of the catalogues whose files this page has not found: a newer version has others. */
const replaced = new Set<string>();

/** Fetches a file of a museum's catalogue, once; `undefined` where there is no such file. */
export const readCatalogue: ReadCatalogue = async (museum, language, name) => {
  const { base } = pageGuide();
  const published = entryAddress(base, museum, language);
  const entry = listedByPage(language, "museum") ?? published;
  const address =
    name === "museum"
      ? entry
      : (listedByPage(language, name) ?? (await addressInIndex(base, museum, language, name)));
  const data = address && (await readOnce(address));
  // Once the museum has published anew, files of the version before may be gone, and a work that its
  // index does not name may be there now.
  if (data === undefined && (await isReplaced(published, entry, address === undefined)))
    throw new DOMException("The catalogue of this page has been replaced", REPLACED);
  if (data === undefined && address) throw new Error(`${address} answers 404`);
  return data as never;
};

/** The versions of the catalogues that this page shows and that are not published any more. */
export function replacedVersions(): string[] {
  return [...replaced];
}

/** Has everything fetched again: the draft behind the preview has changed. */
export function forgetCatalogue() {
  dataByAddress.clear();
  replaced.clear();
}

/** The page lists the files that it is made of, so that most pages do without the index. */
function listedByPage(language: Language, name: string) {
  const listed = document.getElementById("first-paint")?.dataset[language]?.split(" ");
  return listed?.find((address) =>
    new RegExp(`/${language}/${name}-[\\w-]{8}\\.json$`).test(address),
  );
}

async function addressInIndex(base: string, museum: string, language: Language, name: string) {
  const { index: hash } = (await readCatalogue(museum, language, "museum"))!;
  const address = catalogueAddress(base, museum, language, "index", hash);
  const index = (await readOnce(address)) as CatalogueIndex | undefined;
  // Without the index nothing can be found, which says nothing of the work.
  if (!index) return address;
  return Object.hasOwn(index, name)
    ? catalogueAddress(base, museum, language, name, index[name]!)
    : undefined;
}

/** `isUnknown`: the index does not name the file; without a network it is all there is. */
async function isReplaced(published: string, entry: string, isUnknown: boolean) {
  const known = dataByAddress.get(entry) as Catalogue["museum"] | undefined;
  const now = (await fetchData(published, "no-store").catch((error: Error) => {
    if (isUnknown && error.name === UNREACHED) return known;
    throw error;
  })) as typeof known;
  if (now && now.index === known?.index) return false;
  if (known) replaced.add(known.index);
  return true;
}

async function readOnce(address: string): Promise<unknown> {
  const data = dataByAddress.get(address) ?? (await fetchData(address));
  if (data !== undefined) dataByAddress.set(address, data);
  return data;
}

/** `undefined` where the file is missing. */
function fetchData(address: string, cache: RequestCache = "default"): Promise<unknown> {
  return withTimeout(LOAD_TIMEOUT, fetchJson(address, cache));
}

async function fetchJson(address: string, cache: RequestCache) {
  const answer = await fetch(address, { cache }).catch(({ message }: Error) => unreached(message));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const text = await answer.text();
  if (!/^\s*</.test(text)) return JSON.parse(text);
  // For a missing file some hosts answer with one of our pages and 200; a network that wants the
  // visitor to sign in answers any file with a page of its own. The entry of the catalogue, asked
  // for with `no-store`, tells them apart.
  if (cache === "no-store" && !isOurPage(text)) unreached(`${address} answers with a strange page`);
  return undefined;
}

function unreached(why: string): never {
  throw new DOMException(why, UNREACHED);
}
