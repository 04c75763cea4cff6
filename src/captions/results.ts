import type { SpeechResult } from "../platform/speech/hearing.ts";
import { growsFrom, splitWords } from "./sameWords.ts";

type Results = readonly SpeechResult[];

const nothing: SpeechResult = { text: "", isFinal: false, confidence: 0 };

/** The first `from` of the results, and `told` in the place of all the others. */
export function replaceResults(results: Results, from: number, told: Results): SpeechResult[] {
  const before = results.slice(0, Math.max(0, from));
  while (before.length < from) before.push(nothing);
  return before.concat(told.slice(Math.max(0, -from)));
}

/** The number of the first result that will not change any more, or -1. */
export function firstFinal(results: Results): number {
  return results.findIndex(isSure);
}

/** The text of results; one that repeats the one before it and goes on stands for both. */
export function joinResults(results: Results): string {
  const texts: string[] = [];
  results.forEach(({ text }, index) => {
    const words = splitWords(text).join(" ");
    if (words === "") return;
    const before = results[index - 1];
    if (before?.isFinal && before.confidence === 0 && growsFrom(before.text, words)) texts.pop();
    texts.push(words);
  });
  return texts.join(" ");
}

/**
 * Android calls an interim result final, with confidence 0: it is not taken for final until the
 * next result does not grow from it.
 */
function isSure({ isFinal, confidence, text }: SpeechResult, index: number, results: Results) {
  if (!isFinal) return false;
  if (confidence > 0) return true;
  const next = results[index + 1]?.text.trim();
  return Boolean(next) && !growsFrom(text, next!);
}
