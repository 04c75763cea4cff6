import type { WorkWords, WorkFacts } from "../../../../content/schema/schema.ts";
import { languages, type Language } from "../../../../i18n/languages.ts";
import { isEqual } from "../../../../lib/isEqual.ts";
import {
  at,
  readerOf,
  type Documents,
  type Read,
  type WordsDocument,
  type WorkDocument,
} from "../../../draft/documents/documents.ts";
import { rememberOriginal } from "../../../words/wordsEdits.ts";
import { originalWords, partIn, wordsParts } from "../../../words/parts/wordsParts.ts";
import type { Edits } from "../../../draft/journal/journal.ts";
import type { SheetMerge } from "./mergeSheet.ts";
import type { SheetWork } from "./sheetWork.ts";

/** The documents that change when a sheet is taken over. */
export function sheetChanges(documents: Documents, { added, updated }: SheetMerge): Edits {
  const read = readerOf(documents);
  const museum = read(at.museum)!;
  const [own] = museum.languages;
  const ofWorks = [...added, ...updated].flatMap((row) => workChanges(read, row));
  /** The remembered originals that change; several parts may be in one document. */
  const seen = new Map<string, unknown>();
  const readSeen: Read = (path) => (seen.get(path) ?? read(path)) as never;
  for (const { slug, work } of updated) {
    const { title } = work.facts;
    const said = { ...work.words[own], ...(title && { title }) } as WordsDocument;
    const original = originalWords(read(at.work(slug)), read(at.words(own, slug)));
    for (const part of wordsParts) {
      const [before, now] = [partIn(original, part), partIn(said, part)];
      if (now === undefined || isEqual(now, before)) continue;
      for (const [path, document] of rememberOriginal(readSeen, slug, part, before))
        seen.set(path, document);
    }
  }
  return [
    ...seen,
    [at.museum, { ...museum, works: [...museum.works, ...added.map(({ slug }) => slug)] }],
    ...ofWorks,
  ];
}

function workChanges(read: Read, { slug, id, title, work }: SheetMerge["added"][number]): Edits {
  const { unread: before, ...known }: WorkDocument = read(at.work(slug)) ?? { id, title };
  const said = languages.flatMap((language) => {
    const words = read(at.words(language, slug)) as WorkWords | undefined;
    return words ? [[language, words] as const] : [];
  });
  const { facts: updated, words } = applyRow({ slug, ...known }, Object.fromEntries(said), work);
  const { slug: _, ...document } = updated;
  const unread = Object.fromEntries(
    Object.entries({ ...before, ...work.unread }).filter(([key]) => !(key in document)),
  );
  const facts = { ...document, ...(Object.keys(unread).length > 0 && { unread }) };
  const spoken = Object.entries(words) as [Language, WorkWords][];
  return [
    [at.work(slug), facts],
    ...spoken.map(([language, each]) => [at.words(language, slug), each] as const),
  ];
}

type Words = Partial<Record<Language, WorkWords>>;

/**
 * A work with what a row says of it. What the row leaves out stays, and so does the work’s number.
 */
export function applyRow(
  facts: WorkFacts,
  words: Words,
  { facts: found, words: foundWords, hasMeasures }: SheetWork,
): { facts: WorkFacts; words: Words } {
  // A second import of the same words must not undo a technique that was chosen from the list
  // since.
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
