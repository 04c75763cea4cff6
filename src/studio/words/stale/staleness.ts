import { isEqual } from "../../../lib/isEqual.ts";
import type { WordsDocument } from "../../draft/documents/documents.ts";
import { withoutBlanks } from "../../draft/documents/withoutBlanks.ts";
import {
  isWritten,
  partIn,
  wordsParts,
  type PartValue,
  type WordsPart,
} from "../parts/wordsParts.ts";

/** A part of a translation whose original is another than when it was translated. */
export type StalePart = { part: WordsPart; before: PartValue; now: PartValue };

/**
 * The parts of a translation whose original has changed since. `from` is the original as it was
 * then, part by part, and `original` as it is (`originalWords`). Where `from` has no such part, or
 * nothing is translated, nothing can be out of date.
 */
export function staleParts(
  from: WordsDocument | undefined,
  original: WordsDocument | undefined,
  translation: WordsDocument | undefined,
): StalePart[] {
  return wordsParts.flatMap((part) => {
    const [before, now] = [partIn(from, part), partIn(original, part)];
    if (before === undefined || !isWritten(partIn(translation, part))) return [];
    // Blanks and empty lines are no change.
    if (isEqual(withoutBlanks(before), withoutBlanks(now))) return [];
    // A work always has a title: an original without one comes from a caller that left out the
    // facts.
    return part === "title" && now === undefined ? [] : [{ part, before, now }];
  });
}
