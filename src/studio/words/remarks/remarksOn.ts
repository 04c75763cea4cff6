import { proofreadWork, saysSides } from "../../../content/proofreading/proofread.ts";
import type { Part, Remark } from "../../../content/proofreading/remark.ts";
import type { WorkWords, AudioDescription } from "../../../content/schema/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import type {
  WordsDocument,
  WorkDocument,
  AudioDocument,
} from "../../draft/documents/documents.ts";
import { workFacts } from "../../draft/export/publishableMuseum.ts";

/** The remarks on each part that has any. */
export type Remarks = ReadonlyMap<Part, readonly Remark[]>;

/** What there is to remark on the words of a work while they are written. */
export function remarksOn(
  slug: string,
  work: WorkDocument,
  words: WordsDocument | undefined,
  language: Language,
): Remarks {
  const facts = workFacts(slug, work, () => true, "", new Set());
  const said = trimTexts(words ?? {});
  const audio = said.audio && completeAudio(said.audio, language);
  const found = new Map<Part, Remark[]>();
  for (const remark of proofreadWork(facts, { ...said, audio } as WorkWords, language))
    if (!isTooEarly(remark, said))
      found.set(remark.part, [...(found.get(remark.part) ?? []), remark]);
  return found;
}

/**
 * Whether a remark is about what is not written yet: an empty line, or the length of an unfinished
 * text.
 */
function isTooEarly(remark: Remark, { audio }: WordsDocument): boolean {
  if ("text" in remark && remark.text === "") return true;
  if (remark.rule === "length" && remark.words === 0) return true;
  if (remark.part === "audio.label") return !audio?.label?.some(Boolean);
  const isFinished = audio?.label && audio.subject && audio.path;
  return remark.rule === "length" && remark.part === "audio" && !isFinished
    ? remark.words <= remark.most
    : false;
}

/** Texts as they are handed over; lines keep their places, and what is blank is left out. */
function trimTexts<Value>(value: Value): Value {
  if (typeof value === "string") return value.trim() as Value;
  if (Array.isArray(value)) return value.map((each) => trimTexts<unknown>(each)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, trimTexts<unknown>(each)]);
  return Object.fromEntries(entries.filter(([, each]) => each !== "")) as Value;
}

/**
 * An audio description with nothing where something is still missing. The voice says whose left
 * and right are by itself, so nobody has to see to that.
 */
export function completeAudio(audio: AudioDocument, language: Language): AudioDescription {
  const { namesSides: _, ...parts } = { label: [], subject: "", path: [], ...audio };
  return { ...parts, ...(saysSides(parts, language) && { namesSides: true as const }) };
}
