import { isLanguage, type Language } from "../i18n/languages.ts";

const key = "preferredLanguage";

/** For as long as the app is open, where storage is blocked. */
let unstored: Language | undefined;

/** The language the visitor chose, kept on the device. Storage may be blocked, full or hold rubbish. */
export const preferredLanguage = {
  read(): Language | undefined {
    try {
      const stored = localStorage.getItem(key);
      return isLanguage(stored) ? stored : undefined;
    } catch {
      return unstored;
    }
  },
  write(language: Language) {
    try {
      localStorage.setItem(key, language);
    } catch {
      unstored = language;
    }
  },
  forget() {
    unstored = undefined;
  },
};
