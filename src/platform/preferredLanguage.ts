import { isLanguage, type Language } from "../i18n/languages.ts";
import { storage } from "./storage.ts";

const key = "preferredLanguage";

/** The language the visitor chose, kept on the device. */
export const preferredLanguage = {
  read(): Language | undefined {
    const stored = storage.read(key);
    return isLanguage(stored) ? stored : undefined;
  },
  write(language: Language) {
    storage.write(key, language);
  },
};
