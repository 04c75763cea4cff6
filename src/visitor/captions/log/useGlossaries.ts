import { useEffect, useState } from "react";
import type { Museum } from "../../../catalogue/catalogue.ts";
import { languageUnasked } from "../../../catalogue/museumLanguages.ts";
import type { Language } from "../../../i18n/languages.ts";
import { readCatalogue } from "../../../platform/offline/readCatalogue.ts";
import type { Glossaries } from "./transcriptText.ts";
import { createGlossary, noGlossary, type Glossary } from "./glossary.ts";

/**
 * The glossaries of these languages, each as soon as it has been fetched. A guide may speak a
 * language that the museum does not: the names are then those of another one.
 */
export function useGlossaries(museum: Museum, languages: readonly Language[]): Glossaries {
  const [glossaries, setGlossaries] = useState<Glossaries>({});
  const missing = languages.find((language) => !glossaries[language]);

  useEffect(() => {
    if (!missing) return;
    const add = (glossary: Glossaries[Language]) =>
      setGlossaries((known) => ({ ...known, [missing]: glossary }));
    void readGlossary(museum, missing).then(add);
  }, [missing, museum]);

  return glossaries;
}

/** The names that a guide may say in this language. */
export async function readGlossary(museum: Museum, language: Language): Promise<Glossary> {
  const spoken = museum.languages.includes(language) ? language : languageUnasked(museum);
  try {
    const named = await readCatalogue(museum.slug, spoken, "names");
    return named ? createGlossary(named) : noGlossary;
  } catch {
    // Without a glossary, names stay as the recogniser spelt them.
    return noGlossary;
  }
}
