import type { Language } from "../languages.ts";
import type { EarsMessages } from "./en.ts";

/** The messages of speech recognition on the device, which few visitors need. */
export const earsMessagesIn: Record<Language, () => Promise<EarsMessages>> = {
  en: async () => (await import("./en.ts")).ears,
  fr: async () => (await import("./fr.ts")).ears,
  de: async () => (await import("./de.ts")).ears,
  it: async () => (await import("./it.ts")).ears,
  es: async () => (await import("./es.ts")).ears,
};
