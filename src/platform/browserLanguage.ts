import { isLanguage, type Language } from "../i18n/languages.ts";

/** The first of the browser's own languages that the app speaks. */
export function browserLanguage(): Language | undefined {
  // Newer versions of Node have a `navigator` too, with the language of the machine that builds.
  if (typeof document === "undefined") return undefined;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
}
