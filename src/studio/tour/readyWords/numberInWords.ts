import { stopPhrase } from "../../../content/proofreading/proofread.ts";
import type { Language } from "../../../i18n/languages.ts";

/** What stands around the two numbers of a stop: “stop ” and “ of ”. */
export function aroundNumbers(language: Language): [before: string, between: string] {
  const [before = "", between = ""] = stopPhrase(language, 0, 0).split("0");
  return [before, between];
}

/** A number as the phrase for a stop says it: in words to thirty, then in digits. */
export function numberInWords(language: Language, number: number): string {
  const [before, between] = aroundNumbers(language);
  return stopPhrase(language, number, 0).slice(before.length, -`${between}0`.length);
}
