import { useMemo } from "react";
import type { Language } from "../../i18n/languages.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { at } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDraft } from "../draft/useDraft.ts";
import { partName } from "./parts/partGuides.ts";
import { confirmTranslation, wordsEdits } from "./wordsEdits.ts";
import type { PartValue, WordsPart } from "./parts/wordsParts.ts";

/** Writes a part; typing at the same `place` without a pause is one step. */
export type WritePart = (part: WordsPart, value: PartValue, place?: string) => void;

/** What can be done to the words of a work in one language; the same for as long as they are shown. */
export function useWordsEditor(slug: string, language: Language) {
  const draft = useDraft();
  return useMemo(() => {
    const path = at.words(language, slug);
    const label = (part: WordsPart) => {
      const work = draft.read(at.work(slug));
      const title = work?.title.trim() || untitled(work ?? { id: 0 });
      const isOriginal = draft.read(at.museum)?.languages[0] === language;
      const name = `${title}, ${partName(part).toLowerCase()}`;
      return isOriginal ? name : `${name} (${languagesInItalian[language]})`;
    };
    const write: WritePart = (part, value, place) =>
      draft.edit(
        label(part),
        wordsEdits(draft.read, { slug, language }, part, value),
        place && `${path}#${part}#${place}`,
      );
    const confirm = (part: WordsPart) =>
      draft.edit(
        `${label(part)}, traduzione aggiornata`,
        confirmTranslation(draft.read, { slug, language }, part),
      );
    return { write, confirm };
  }, [draft, slug, language]);
}
