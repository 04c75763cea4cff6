import type { WorkFacts, WorkWords } from "../../../../content/schema/schema.ts";
import { languages, type Language } from "../../../../i18n/languages.ts";
import type { SheetWork } from "./sheetWork.ts";

export type Words = Partial<Record<Language, WorkWords>>;

/** A work with what a row says of it. What the row does not say stays as it is; its number, too. */
export function withSheet(
  facts: WorkFacts,
  words: Words,
  { facts: found, words: foundWords, hasMeasures }: SheetWork,
): { facts: WorkFacts; words: Words } {
  // The same words once more do not undo what was chosen since they were first taken.
  const hasOwnTechnique = languages.some((language) => {
    const said = foundWords[language]?.technique;
    return said && said !== words[language]?.technique;
  });
  const { technique, ...others } = facts;
  const size = hasMeasures ? { ...facts.size, ...found.size } : found.size;
  return {
    facts: {
      ...others,
      // A technique in words replaces one that every language has.
      ...(technique && !hasOwnTechnique && { technique }),
      ...found,
      ...(size && { size }),
      slug: facts.slug,
      id: facts.id,
    },
    words: Object.fromEntries(
      languages.flatMap((language) => {
        const own = words[language] && withoutTechnique(words[language], found.technique);
        const said = { ...own, ...foundWords[language] };
        return own || foundWords[language] ? [[language, said]] : [];
      }),
    ),
  };
}

function withoutTechnique(words: WorkWords, technique: WorkFacts["technique"]): WorkWords {
  const { technique: own, ...others } = words;
  return own && !technique ? words : others;
}
