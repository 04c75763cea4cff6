import type { Language } from "../i18n/languages.ts";
import type { Collection } from "./museum.ts";

const folders = import.meta.glob<Record<string, (language: Language) => Promise<Collection>>>(
  "./*/collection.ts",
);

/**
 * A museum as its folder has it, with all its works: too heavy for a visitor, who gets only the
 * catalogue that is made of it.
 */
export async function collectionOf(museum: string, language: Language): Promise<Collection> {
  const load = folders[`./${museum}/collection.ts`];
  if (!load) throw new Error(`There is no src/content/${museum}/collection.ts`);
  const [inLanguage] = Object.values(await load());
  if (!inLanguage) throw new Error(`src/content/${museum}/collection.ts exports nothing`);
  return inLanguage(language);
}
