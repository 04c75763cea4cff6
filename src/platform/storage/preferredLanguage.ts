import type { Language } from "../../i18n/languages.ts";
import { kept } from "./visits.ts";
import { languageKey, storedLanguage } from "./storedLanguage.ts";

/** The language the visitor chose, kept on the device. */
export const preferredLanguage = {
  read: () => storedLanguage(kept.visit().read),
  write: (language: Language) => kept.visit().write(languageKey, language),
};
