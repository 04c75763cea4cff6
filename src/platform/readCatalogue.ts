import type { ReadCatalogue } from "../content/catalogue.ts";
import type { Language } from "../i18n/languages.ts";
import { arrivesWithin, PATIENCE } from "../lib/arrivesWithin.ts";
import { isOurPage } from "./isOurPage.ts";

/** The folders of the museums; while developing they have no version. */
const folders: Record<string, string> = import.meta.env.CATALOGUES ?? {};

/** The name of the error of an app whose data is there no more. */
export const REPLACED = "ReplacedError";

/** The name of the error of data that no network brought, whatever the device says of its own. */
export const UNREACHED = "UnreachedError";

const arrived = new Map<string, unknown>();

/** Where a file that the build has made of a museum is. */
export function catalogueAddress(museum: string, language: Language, name: string): string {
  return `/assets/${folders[museum] ?? museum}/${language}/${name}.json`;
}

/** Fetches a file that the build has made of a museum, once. */
export const readCatalogue: ReadCatalogue = async (museum, language, name) => {
  const address = catalogueAddress(museum, language, name);
  const data = arrived.get(address) ?? (await fetched(address));
  if (data !== undefined) arrived.set(address, data);
  // Once the museum has published anew, nothing of this version is there: that says nothing of a work.
  else if ((await fetched(catalogueAddress(museum, language, "museum"), "no-store")) === undefined)
    throw new DOMException("The catalogue of this page has been replaced", REPLACED);
  return data as never;
};

function fetched(address: string, cache: RequestCache = "default"): Promise<unknown> {
  return arrivesWithin(PATIENCE, answerOf(address, cache));
}

async function answerOf(address: string, cache: RequestCache) {
  const answer = await fetch(address, { cache }).catch(({ message }: Error) => unreached(message));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const text = await answer.text();
  if (!/^\s*</.test(text)) return JSON.parse(text);
  // Some hosts answer with a page, and 200, for a file that is not there; so does, for any file and
  // with a page of its own, a network that wants to be signed in to. What is always there tells them apart.
  if (cache === "no-store" && !isOurPage(text)) unreached(`${address} answers with a strange page`);
  return undefined;
}

function unreached(why: string): never {
  throw new DOMException(why, UNREACHED);
}
