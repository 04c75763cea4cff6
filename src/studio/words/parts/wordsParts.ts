import type {
  AudioDocument,
  WordsDocument,
  WorkDocument,
} from "../../draft/documents/documents.ts";
import { withoutBlanks } from "../../draft/documents/withoutBlanks.ts";

/** The parts of the words of a work that somebody writes, in the order in which they are shown. */
export const wordsParts = [
  "title",
  "technique",
  "alt",
  "short",
  "description",
  "audio.warning",
  "audio.label",
  "audio.size",
  "audio.subject",
  "audio.order",
  "audio.path",
  "audio.light",
  "audio.story",
  "touchEmblem",
  "touchComposition",
  "easy",
  "names",
] as const;

export type WordsPart = (typeof wordsParts)[number];

/** One text, a list of them, or paragraphs of sentences. */
export type PartValue = string | readonly string[] | readonly (readonly string[])[] | undefined;

/** What is written of a part, as it is written: `isWritten` tells whether there is a word in it. */
export function partIn(words: WordsDocument | undefined, part: WordsPart): PartValue {
  const [name, inner] = part.split(".") as [keyof WordsDocument, keyof AudioDocument | undefined];
  if (!inner) return words?.[name] as PartValue;
  return words?.audio?.[inner] as PartValue;
}

/** The words with a part written anew; a part without a word in it is left out. */
export function withPart(
  words: WordsDocument | undefined,
  part: WordsPart,
  value: PartValue,
): WordsDocument {
  const kept = withoutBlanks(value) === undefined ? undefined : value;
  return put(words, part, kept);
}

/**
 * The same for the remembered original. An empty part is kept as empty: that there was nothing is
 * not the same as not knowing.
 */
export function withSeen(
  seen: WordsDocument | undefined,
  part: WordsPart,
  value: PartValue,
): WordsDocument {
  return put(seen, part, value ?? (isList(part) ? [] : ""));
}

/** The remembered original without one part; `undefined` where nothing is left. */
export function withoutPart(words: WordsDocument, part: WordsPart): WordsDocument | undefined {
  const left = put(words, part, undefined);
  return Object.keys(left).length > 0 ? left : undefined;
}

/** The original as translators read it: its title is a fact of the work. */
export function originalWords(
  work: Pick<WorkDocument, "title" | "technique"> | undefined,
  words: WordsDocument | undefined,
): WordsDocument {
  return { ...usedWords(work, words), ...(work?.title && { title: work.title }) };
}

/** The words that visitors get: those for a technique are not used once one is chosen as a fact. */
export function usedWords(
  work: Pick<WorkDocument, "technique"> | undefined,
  words: WordsDocument | undefined,
): WordsDocument | undefined {
  if (!work?.technique || words?.technique === undefined) return words;
  const { technique: _, ...used } = words;
  return used;
}

export function isWritten(value: PartValue): boolean {
  return withoutBlanks(value) !== undefined;
}

/** All texts of a part, one after the other. */
export function textsOf(value: PartValue): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value.flat();
}

function isList(part: WordsPart) {
  const single = ["title", "technique", "alt", "short", "audio.warning", "audio.subject"];
  return ![...single, "audio.order"].includes(part);
}

function put(words: WordsDocument | undefined, part: WordsPart, value: PartValue): WordsDocument {
  const [name, inner] = part.split(".") as [string, string | undefined];
  if (!inner) return keysWith(words, name, value);
  const audio = keysWith(words?.audio, inner, value);
  const isEmpty = Object.keys(audio).every((key) => key === "namesSides");
  return keysWith(words, name, isEmpty ? undefined : audio);
}

/** The object with one key more, changed or less. */
function keysWith(object: object | undefined, key: string, value: unknown): object {
  const { [key]: _, ...others } = (object ?? {}) as Record<string, unknown>;
  if (value === undefined) return others;
  return { ...object, [key]: value };
}
