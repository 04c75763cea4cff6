import type { Language } from "../i18n/languages.ts";
import type { Collection } from "./museum.ts";

type Entry = { name: string; load: () => Promise<(language: Language) => Promise<Collection>> };

/** The museums by the first segment of their addresses. */
export const museums: Record<string, Entry> = {
  "galleria-borghese": {
    name: "Galleria Borghese",
    load: async () => (await import("./galleria-borghese/collection.ts")).galleriaBorghese,
  },
};
