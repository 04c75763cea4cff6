import { isLanguage, type Language } from "../../i18n/languages.ts";

/** The browser's own languages that the app speaks, the most wanted first. */
export function browserLanguages(): Language[] {
  // Newer versions of Node have a `navigator` too, with the language of the machine that builds.
  if (typeof document === "undefined") return [];
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).filter(isLanguage);
}

export function browserLanguage(): Language | undefined {
  return browserLanguages()[0];
}
