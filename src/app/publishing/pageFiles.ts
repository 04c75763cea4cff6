import { languagesOf, languageUnasked } from "../../catalogue/museumLanguages.ts";
import type { MuseumName } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";

type Speaking = Pick<MuseumName, "languages">;

/** The languages that a museum's pages are in only where they are asked for. */
export function otherLanguages(museum: Speaking): readonly Language[] {
  return languagesOf(museum).filter((code) => code !== languageUnasked(museum));
}

/** Where a path is for one language: each but that which nobody asks for has a folder. */
export function pathIn(museum: Speaking, language: Language, path: string): string {
  return language === languageUnasked(museum) ? path : `/${language}${path}`;
}

/** The file of a page. The most plain of hosts finds it by the address of its folder. */
export function fileOf(address: string): string {
  return `${address === "/" ? "" : address}/index.html`;
}

/** The address that asks for a page in one language. */
export function addressIn(museum: Speaking, language: Language, address: string): string {
  return language === languageUnasked(museum) ? address : `${address}?lang=${language}`;
}
