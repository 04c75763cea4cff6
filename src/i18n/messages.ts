import type { Language } from "./languages.ts";
import type { en } from "./en.ts";

/** The words of the visitor's app. English is the type of the others. */
export type Messages = typeof en;

/** One chunk a language, so that nobody downloads the words of another. */
export const catalogues: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  it: async () => (await import("./it.ts")).it,
  es: async () => (await import("./es.ts")).es,
};
