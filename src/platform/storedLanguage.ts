import { isLanguage, type Language } from "../i18n/languages.ts";
import { readStored } from "./readStored.ts";

/** Under which it is stored. */
export const languageKey = "preferredLanguage";

/** The language that was chosen, if it is one that there is. */
export function storedLanguage(read = readStored): Language | undefined {
  const stored = read(languageKey);
  return isLanguage(stored) ? stored : undefined;
}
