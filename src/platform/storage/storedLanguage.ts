import { isLanguage, type Language } from "../../i18n/languages.ts";
import { readStored } from "./readStored.ts";

export const languageKey = "preferredLanguage";

/** The language that the visitor chose, if the app has it. */
export function storedLanguage(read = readStored): Language | undefined {
  const stored = read(languageKey);
  return isLanguage(stored) ? stored : undefined;
}
