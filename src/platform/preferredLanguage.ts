import { isLanguage, type Language } from "../i18n/languages.ts";

const key = "preferredLanguage";

/** The language the visitor chose, kept on the device. Storage may be blocked, full or hold rubbish. */
export const preferredLanguage = {
  read(): Language | undefined {
    try {
      const stored = localStorage.getItem(key);
      return isLanguage(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  },
  write(language: Language) {
    try {
      localStorage.setItem(key, language);
    } catch {
      // The address carries the language as well: the visit goes on, it is only not remembered.
    }
  },
};
