import type { Language } from "../../i18n/languages.ts";

/** Each language as an Italian curator calls it. */
export const languagesInItalian: Record<Language, string> = {
  it: "italiano",
  en: "inglese",
  fr: "francese",
  de: "tedesco",
  es: "spagnolo",
};
