import type { Language } from "../languages.ts";

/** Said in all languages at once where none has been chosen yet. */
export const chooseLanguage: Record<Language, string> = {
  en: "Choose your language",
  fr: "Choisissez votre langue",
  de: "Sprache wählen",
  it: "Scegli la lingua",
  es: "Elija su idioma",
};
