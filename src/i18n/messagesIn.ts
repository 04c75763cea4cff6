import type { CaptionsMessages } from "./captions/en.ts";
import type { Messages } from "./messages/en.ts";
import type { Language } from "./languages.ts";
import type { TourMessages } from "./tour/en.ts";

/** The messages of the visitor's app: one chunk a language, so a visitor downloads only one. */
export const messagesIn: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("./messages/en.ts")).en,
  fr: async () => (await import("./messages/fr.ts")).fr,
  de: async () => (await import("./messages/de.ts")).de,
  it: async () => (await import("./messages/it.ts")).it,
  es: async () => (await import("./messages/es.ts")).es,
};

/** The messages of the live captions, which are many and for one screen. */
export const captionsMessagesIn: Record<Language, () => Promise<CaptionsMessages>> = {
  en: async () => (await import("./captions/en.ts")).captions,
  fr: async () => (await import("./captions/fr.ts")).captions,
  de: async () => (await import("./captions/de.ts")).captions,
  it: async () => (await import("./captions/it.ts")).captions,
  es: async () => (await import("./captions/es.ts")).captions,
};

/** The messages of the voice-guided tour, and all that a visitor may say to it. */
export const tourMessagesIn: Record<Language, () => Promise<TourMessages>> = {
  en: async () => (await import("./tour/en.ts")).tour,
  fr: async () => (await import("./tour/fr.ts")).tour,
  de: async () => (await import("./tour/de.ts")).tour,
  it: async () => (await import("./tour/it.ts")).tour,
  es: async () => (await import("./tour/es.ts")).tour,
};
