import type { Edits } from "../draft/journal/journal.ts";
import type { Language } from "../../i18n/languages.ts";
import { at, type Read, type WordsDocument } from "../draft/documents/documents.ts";
import {
  isWritten,
  originalWords,
  partIn,
  withoutPart,
  withPart,
  withSeen,
  type PartValue,
  type WordsPart,
} from "./parts/wordsParts.ts";

/** The words of which work, in which language. */
export type WordsPlace = { slug: string; language: Language };

/**
 * The documents that change when a part is written: the words themselves, and what the translators
 * had before them, so that later changes of the original can be told.
 */
export function wordsEdits(
  read: Read,
  { slug, language }: WordsPlace,
  part: WordsPart,
  value: PartValue,
): Edits {
  const [original] = read(at.museum)!.languages;
  const words = withPart(read(at.words(language, slug)), part, value);
  const written: Edits = [
    [at.words(language, slug), Object.keys(words).length > 0 ? words : undefined],
  ];
  if (language !== original)
    return [...written, ...beginTranslation(read, slug, language, part, value)];
  const before = partIn(read(at.words(original, slug)), part);
  return [...written, ...rememberOriginal(read, slug, part, before)];
}

/**
 * The documents that change when a part of the original does: a translation whose original nobody
 * remembers, for example from a file, is taken to be that of the original before the change.
 */
export function rememberOriginal(
  read: Read,
  slug: string,
  part: WordsPart,
  before: PartValue,
): Edits {
  const [, ...translations] = read(at.museum)!.languages;
  const unmarked = translations.filter(
    (each) =>
      isWritten(partIn(read(at.words(each, slug)), part)) &&
      partIn(read(at.wordsFrom(each, slug)), part) === undefined,
  );
  return unmarked.map(
    (each) =>
      [at.wordsFrom(each, slug), withSeen(read(at.wordsFrom(each, slug)), part, before)] as const,
  );
}

/** The documents that change when a translation is said to be that of the original of today. */
export function confirmTranslation(
  read: Read,
  { slug, language }: WordsPlace,
  part: WordsPart,
): Edits {
  const from = withSeen(read(at.wordsFrom(language, slug)), part, originalPart(read, slug, part));
  return [[at.wordsFrom(language, slug), from]];
}

/** Remembers the present original when a part is begun, and forgets it when the part is emptied. */
function beginTranslation(
  read: Read,
  slug: string,
  language: Language,
  part: WordsPart,
  value: PartValue,
): Edits {
  const path = at.wordsFrom(language, slug);
  const from: WordsDocument | undefined = read(path);
  const isSeen = partIn(from, part) !== undefined;
  if (!isWritten(value)) return isSeen ? [[path, withoutPart(from!, part)]] : [];
  return isSeen ? [] : [[path, withSeen(from, part, originalPart(read, slug, part))]];
}

function originalPart(read: Read, slug: string, part: WordsPart) {
  const [original] = read(at.museum)!.languages;
  return partIn(originalWords(read(at.work(slug)), read(at.words(original, slug))), part);
}
