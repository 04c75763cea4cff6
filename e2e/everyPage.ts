import { museums } from "../src/content/museums.ts";
import { languages, type Language } from "../src/i18n/languages.ts";
import { addresses } from "./addresses.ts";

type Version = { address: string; language: Language; asked: string };

/** Every page in every language that it speaks: the site in Italian, the app in all of them. */
export const everyPage = addresses.flatMap(versionsOf);

export function versionsOf(address: string): Version[] {
  if (isSite(address)) return [{ address, language: "it", asked: address }];
  return languages.map((language) => ({ address, language, asked: `${address}?lang=${language}` }));
}

/** Whether it is a page of the Italian site: those of the app begin with a museum. */
export function isSite(address: string) {
  return addresses.includes(address) && !Object.hasOwn(museums, address.split("/")[1] ?? "");
}
