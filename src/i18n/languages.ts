/** The visitor's languages, in the order the picker shows them. */
export const languages = ["en", "fr", "de", "it", "es"] as const;

export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
};

/** Each language with a country, as speech recognition and link previews ask for it. */
export const locales: Record<Language, string> = {
  en: "en-US",
  fr: "fr-FR",
  de: "de-DE",
  it: "it-IT",
  es: "es-ES",
};

export const defaultLanguage = "en" satisfies Language;

export function isLanguage(code: string | null | undefined): code is Language {
  return languages.some((language) => language === code);
}
