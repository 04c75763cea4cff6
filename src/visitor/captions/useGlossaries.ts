import { useEffect, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { readCatalogue } from "../../platform/readCatalogue.ts";
import type { Glossaries } from "./asText.ts";
import { glossaryOf, noGlossary } from "./glossary.ts";

/** The glossaries of these languages, each as soon as it has been fetched. */
export function useGlossaries(museum: string, languages: readonly Language[]): Glossaries {
  const [glossaries, setGlossaries] = useState<Glossaries>({});
  const missing = languages.find((language) => !glossaries[language]);

  useEffect(() => {
    if (!missing) return;
    const add = (glossary: Glossaries[Language]) =>
      setGlossaries((known) => ({ ...known, [missing]: glossary }));
    // Without a glossary, names stay as the recogniser spelt them.
    readCatalogue(museum, missing, "names").then(
      (named) => add(named ? glossaryOf(named) : noGlossary),
      () => add(noGlossary),
    );
  }, [missing, museum]);

  return glossaries;
}
