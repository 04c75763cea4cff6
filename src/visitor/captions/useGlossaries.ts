import { useEffect, useState } from "react";
import type { Museum } from "../../catalogue/catalogue.ts";
import { languageUnasked } from "../../catalogue/museums.ts";
import type { Language } from "../../i18n/languages.ts";
import { readCatalogue } from "../../platform/readCatalogue.ts";
import type { Glossaries } from "./asText.ts";
import { glossaryOf, noGlossary } from "./glossary.ts";

/**
 * The glossaries of these languages, each as soon as it has been fetched. A guide may speak a
 * language that the museum does not: the names are then those of another one.
 */
export function useGlossaries(museum: Museum, languages: readonly Language[]): Glossaries {
  const { slug } = museum;
  const unasked = languageUnasked(museum);
  const [glossaries, setGlossaries] = useState<Glossaries>({});
  const missing = languages.find((language) => !glossaries[language]);

  useEffect(() => {
    if (!missing) return;
    const add = (glossary: Glossaries[Language]) =>
      setGlossaries((known) => ({ ...known, [missing]: glossary }));
    // Without a glossary, names stay as the recogniser spelt them.
    const spoken = museum.languages.includes(missing) ? missing : unasked;
    readCatalogue(slug, spoken, "names").then(
      (named) => add(named ? glossaryOf(named) : noGlossary),
      () => add(noGlossary),
    );
  }, [missing, slug, museum.languages, unasked]);

  return glossaries;
}
