import type { Messages } from "./en.ts";
import type { Language } from "./languages.ts";

/** The words of the visitor's app: one chunk a language, so that nobody downloads another's. */
export const catalogues: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  it: async () => (await import("./it.ts")).it,
  es: async () => (await import("./es.ts")).es,
};
