import type { Language } from "../i18n/languages.ts";
import type { Catalogue, ReadCatalogue } from "./catalogue.ts";

/** Reads files that every catalogue has, and fails where one is missing. */
export function catalogueReader(read: ReadCatalogue, museum: string, language: Language) {
  return async <Name extends keyof Catalogue>(name: Name): Promise<Catalogue[Name]> => {
    const data = await read(museum, language, name);
    if (data === undefined) throw new Error(`${museum} has no ${name}`);
    return data;
  };
}
