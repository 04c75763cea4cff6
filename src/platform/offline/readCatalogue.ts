import type { ReadCatalogue } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { withTimeout, LOAD_TIMEOUT } from "../../lib/withTimeout.ts";
import type { EarsSize } from "../ears/earsFiles.ts";
import { isOurPage } from "./isOurPage.ts";
import { NOT_IN_THE_VISIT } from "./sharedNames.ts";

/** The folders of the museums' catalogues; in development their names have no version. */
const folders: Record<string, string> = import.meta.env.CATALOGUES ?? {};

/** The name of the error when the museum has published anew and this app's data is gone. */
export const REPLACED = "ReplacedError";

/** The name of the error when no network brought the data, even if the device says it is online. */
export const UNREACHED = "UnreachedError";

const dataByAddress = new Map<string, unknown>();

/** The address of a file of a museum's catalogue. */
export function catalogueAddress(
  museum: string,
  part: Language | `ears-${EarsSize}`,
  name: string,
): string {
  return `/assets/${folders[museum] ?? museum}/${part}/${name}.json`;
}

/** Fetches a file of a museum's catalogue, once; `undefined` where there is no such file. */
export const readCatalogue: ReadCatalogue = async (museum, language, name) => {
  const address = catalogueAddress(museum, language, name);
  const data = dataByAddress.get(address) ?? (await fetchData(address));
  if (data === null) return undefined;
  if (data !== undefined) dataByAddress.set(address, data);
  // Once the museum has published anew, every file of this version is gone, and a missing file does
  // not mean a missing work. Whether `museum.json` is still there tells.
  else if (
    (await fetchData(catalogueAddress(museum, language, "museum"), "no-store")) === undefined
  )
    throw new DOMException("The catalogue of this page has been replaced", REPLACED);
  return data as never;
};

/** `undefined` where the file is missing, `null` where it certainly does not exist. */
function fetchData(address: string, cache: RequestCache = "default"): Promise<unknown> {
  return withTimeout(LOAD_TIMEOUT, fetchJson(address, cache));
}

async function fetchJson(address: string, cache: RequestCache) {
  const answer = await fetch(address, { cache }).catch(({ message }: Error) => unreached(message));
  if (answer.status === 404) return answer.statusText === NOT_IN_THE_VISIT ? null : undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const text = await answer.text();
  if (!/^\s*</.test(text)) return JSON.parse(text);
  // For a missing file some hosts answer with one of our pages and 200; a network that wants the
  // visitor to sign in answers any file with a page of its own. `museum.json`, asked for with
  // `no-store`, tells them apart.
  if (cache === "no-store" && !isOurPage(text)) unreached(`${address} answers with a strange page`);
  return undefined;
}

function unreached(why: string): never {
  throw new DOMException(why, UNREACHED);
}
