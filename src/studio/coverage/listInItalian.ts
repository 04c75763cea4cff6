import type { Language } from "../../i18n/languages.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";

const list = new Intl.ListFormat("it");

/** “inglese, francese e tedesco”. */
export function listInItalian(languages: readonly Language[]): string {
  return list.format(languages.map((language) => languagesInItalian[language]));
}
