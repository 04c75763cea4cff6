import { builtPages } from "../../scripts/checks/builtPages.js";
import { museumNames } from "../../scripts/museums/folders.js";
import { languages, type Language } from "../../src/i18n/languages.ts";

/**
 * Every page of the site and of the visitor's app: a new one is tried without being listed
 * anywhere. The studio has journeys of its own (`e2e/studio`, `e2e/booth`).
 */
export const addresses: string[] = builtPages()
  .map(({ address }) => address)
  .filter((address) => address !== "/studio")
  .toSorted();

const museums = museumNames();

export type Version = { address: string; language: Language; asked: string };

/** Every page in every language that it speaks: the site in Italian, the app in all of them. */
export const everyPage = addresses.flatMap(versionsOf);

export function versionsOf(address: string): Version[] {
  if (isSite(address)) return [{ address, language: "it", asked: address }];
  // The page for unknown addresses is of no museum, and in every language.
  const spoken = museums[museumIn(address)]?.languages ?? languages;
  return spoken.map((language) => ({ address, language, asked: `${address}?lang=${language}` }));
}

/** Whether it is a page of the Italian site: those of the app begin with a museum. */
export function isSite(address: string) {
  return addresses.includes(address) && !Object.hasOwn(museums, museumIn(address));
}

function museumIn(address: string) {
  return address.split("/")[1] ?? "";
}
