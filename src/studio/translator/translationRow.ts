import type { Language } from "../../i18n/languages.ts";

/** One text to translate; `what` says of which work and part it is, “12 · Fontana · testo breve”. */
export type TranslationRow = {
  key: string;
  what: string;
  original: string;
  translation: string;
  /** The original has changed since it was translated. */
  isStale?: boolean;
};

/** Languages by their Italian names and by their codes; the day as it is to be read. */
export type TranslationAbout = {
  museum: string;
  from: string;
  to: string;
  language: Language;
  original: Language;
  made: string;
};
