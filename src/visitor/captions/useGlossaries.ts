import { useEffect, useState } from "react";
import type { Museum } from "../../content/museum.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Glossaries } from "./asText.ts";
import { glossaryOf, noGlossary } from "./glossary.ts";

/** The names that may be said in these languages, as soon as they are there. */
export function useGlossaries(
  namesIn: Museum["namesIn"],
  languages: readonly Language[],
): Glossaries {
  const [glossaries, setGlossaries] = useState<Glossaries>({});
  const missing = languages.find((language) => !glossaries[language]);

  useEffect(() => {
    if (!missing) return;
    const add = (glossary: Glossaries[Language]) =>
      setGlossaries((known) => ({ ...known, [missing]: glossary }));
    // Without them names stay as they were understood.
    namesIn(missing).then(
      (named) => add(glossaryOf(named)),
      () => add(noGlossary),
    );
  }, [missing, namesIn]);

  return glossaries;
}
