import { isLanguage, type Language } from "../../i18n/languages.ts";
import { plain, stretches, type MarkedText } from "../../i18n/markedText.ts";
import { countWords } from "../speaking/countWords.ts";
import { longestSentence } from "../schema/limits.ts";
import type { Part, Remark, Sentence } from "./remark.ts";

const ROMAN = /(?<!\p{L})[IVX]{2,}(?!\p{L})/u;
// `\b` would find an abbreviation in “cañón”.
const HARD_SIGNS = /[;()[\]/&%×–—]|(?<!\p{L})(?:cm|mm|km|ca|etc)(?!\p{L})/u;
const NOT_IN_WORDS = /\d+|[()[\]/&%×]|(?<!\p{L})(?:cm|mm|km|ca|etc)(?!\p{L})/u;

/** What is wrong with any text: its marks, quotation marks and spaces. */
export function remarksOnWriting(
  sentences: readonly Sentence[],
  language: Language,
  foreign: RegExp,
) {
  return sentences.flatMap((sentence): Remark[] => {
    const { text } = sentence;
    const seen = plain(text);
    const marks = [...text.matchAll(/<(\w+)>/g)].map((mark) => mark[1]);
    const marked = stretches(text).filter((stretch) => stretch.language).length;
    const sign = foreign.exec(seen)?.[0];
    const remarks: Remark[] = [];
    if (seen.trim() === "") remarks.push({ rule: "empty", ...sentence });
    if (/[<>]/.test(seen) || marks.length !== marked || !marks.every(isLanguage))
      remarks.push({ rule: "falseMark", ...sentence });
    if (marks.includes(language)) remarks.push({ rule: "ownLanguageMarked", ...sentence });
    if (sign !== undefined) remarks.push({ rule: "foreignTypography", ...sentence, phrase: sign });
    if (/ {2}|^\s|\s$| [,.]/.test(seen)) remarks.push({ rule: "spaceTooMany", ...sentence });
    return remarks;
  });
}

/**
 * What is hard to read in a text that is to be easy, by the rules of Inclusion Europe that a
 * machine can check: short sentences, one idea each, numbers in digits, no abbreviations.
 */
export function remarksOnEasyText(sentences: readonly Sentence[]) {
  return sentences.flatMap((sentence): Remark[] => {
    const seen = plain(sentence.text);
    const words = countWords(sentence.text);
    const most = longestSentence.easy;
    const sign = HARD_SIGNS.exec(seen)?.[0];
    const remarks: Remark[] = [];
    if (words > most) remarks.push({ rule: "longToBeEasy", ...sentence, words, most });
    if ((seen.match(/[,:]/g) ?? []).length > 1)
      remarks.push({ rule: "moreThanOneIdea", ...sentence });
    if (sign !== undefined) remarks.push({ rule: "hardSigns", ...sentence, phrase: sign });
    remarks.push(...romanNumeral(sentence, seen));
    if (!/[.!?]$/.test(seen)) remarks.push({ rule: "noFullStop", ...sentence });
    if (/[.!?]\s/.test(seen)) remarks.push({ rule: "moreThanOneSentence", ...sentence });
    return remarks;
  });
}

/** What is hard to hear, or hard to say, in a text that is to be spoken. */
export function remarksOnSpeech(sentences: readonly Sentence[], eyes: RegExp, praise: RegExp) {
  return sentences.flatMap((sentence): Remark[] => {
    const seen = plain(sentence.text);
    const words = countWords(sentence.text);
    const most = longestSentence.spoken;
    const sign = NOT_IN_WORDS.exec(seen)?.[0];
    const invitation = eyes.exec(seen)?.[0];
    const phrase = invitation ?? praise.exec(seen)?.[0];
    const remarks: Remark[] = [];
    if (words > most) remarks.push({ rule: "longForTheEar", ...sentence, words, most });
    if (sign !== undefined) remarks.push({ rule: "notInWords", ...sentence, phrase: sign });
    remarks.push(...romanNumeral(sentence, seen));
    if (!/[.!?][”»“]?$/.test(seen)) remarks.push({ rule: "noFullStop", ...sentence });
    if (/[.!?][”»“]?\s/.test(seen)) remarks.push({ rule: "moreThanOneSentence", ...sentence });
    if (phrase !== undefined) {
      const is = invitation === undefined ? "praise" : "eyes";
      remarks.push({ rule: "eyesOrPraise", ...sentence, phrase, is });
    }
    return remarks;
  });
}

function romanNumeral(sentence: Sentence, seen: string): Remark[] {
  const phrase = ROMAN.exec(seen)?.[0];
  return phrase === undefined ? [] : [{ rule: "romanNumeral", ...sentence, phrase }];
}

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
