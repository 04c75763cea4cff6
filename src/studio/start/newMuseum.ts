import type { Language } from "../../i18n/languages.ts";
import { slugify } from "../../content/schema/slugify.ts";
import { addressesOfTheSite } from "../../content/publishing/addressesOfTheSite.ts";
import { problemOfPath } from "../../content/packing/problemOfPath.ts";
import { at, type MuseumDocument } from "../draft/documents/documents.ts";

/** The documents of a museum that has only a name and languages. */
export function newMuseum(
  name: string,
  languages: readonly [Language, ...Language[]],
): [path: string, document: unknown][] {
  const museum: MuseumDocument = {
    address: addressOfMuseum(name),
    name: name.trim(),
    languages,
    works: [],
    tour: [],
  };
  return [[at.museum, museum]];
}

/** The address of a museum’s pages: no address of the site, no file name reserved by Windows. */
export function addressOfMuseum(name: string) {
  const address = slugify(name) || "museo";
  return addressesOfTheSite.has(address) || problemOfPath(address) ? `museo-${address}` : address;
}
