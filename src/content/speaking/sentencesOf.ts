import type { MarkedText } from "../../i18n/markedText.ts";
import type { Part, Sentence } from "../proofreading/remark.ts";

/** The texts of a field, be it one, a list or paragraphs of sentences, each with its place in it. */
export function sentencesOf(
  part: Part,
  said: MarkedText | readonly (MarkedText | readonly MarkedText[])[] | undefined,
): Sentence[] {
  if (said === undefined) return [];
  if (typeof said === "string") return [{ part, text: said }];
  return said.flatMap((each, at): Sentence[] =>
    typeof each === "string"
      ? [{ part, at, text: each }]
      : each.map((text, sentence) => ({ part, at: [at, sentence], text })),
  );
}
