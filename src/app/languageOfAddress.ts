import { defaultLanguage, isLanguage, type Language } from "../i18n/languages.ts";

/**
 * The language of a visitor's page: a valid `?lang=` wins, an unknown one means English, none
 * means the remembered language. On the two pages of a work an unknown one counts as none.
 */
export function languageOfAddress(url: URL, remembered: Language | undefined): Language {
  const asked = url.searchParams.get("lang");
  if (isLanguage(asked)) return asked;
  const screen = url.pathname.split("/")[2];
  const isWork = screen === "artwork" || screen === "artwork-description";
  if (asked !== null && !isWork) return defaultLanguage;
  return remembered ?? defaultLanguage;
}
