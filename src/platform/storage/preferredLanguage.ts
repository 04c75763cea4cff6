import type { Language } from "../../i18n/languages.ts";
import { visits } from "./visits.ts";
import { languageKey, storedLanguage } from "./storedLanguage.ts";

/** The language the visitor chose, until the visit is ended. */
export const preferredLanguage = {
  read: () => storedLanguage(visits.current().read),
  write: (language: Language) => visits.current().write(languageKey, language),
};
