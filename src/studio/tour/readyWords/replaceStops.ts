import { stopPhrase } from "../../../content/proofreading/proofread.ts";
import type { Language } from "../../../i18n/languages.ts";
import { aroundNumbers, numberInWords } from "./numberInWords.ts";
import { readyWordsIn } from "./readyWordsIn.ts";

/** “Stop two of three”. */
export type Stop = { number: number; of: number };

const oneToThirty = Array.from({ length: 30 }, (_, at) => at + 1);
const beyondThirty = "(?:3[1-9]|[4-9]\\d|[1-9]\\d\\d)";

/** A text with each “stop two of three” in it as `change` wants it; the rest stays as it is. */
export function replaceStops(
  text: string,
  language: Language,
  change: (said: Stop) => Stop,
): string {
  const { words, stop } = phrasesOf(language);
  const valueOf = (said: string) => words.indexOf(said.toLowerCase()) + 1 || Number(said);
  return text.replace(stop, (found: string, first: string, second: string) => {
    const said = { number: valueOf(first), of: valueOf(second) };
    const changed = change(said);
    const isSame = changed.number === said.number && changed.of === said.of;
    return isSame
      ? found
      : withSameCapital(found, stopPhrase(language, changed.number, changed.of));
  });
}

/** A text with each “The tour has three stops”, in the ready words, true of so many stops. */
export function replaceCount(text: string, language: Language, stops: number): string {
  const said = readyWordsIn[language].howMany(numberInWords(language, stops));
  return text.replace(phrasesOf(language).howMany, (found) => withSameCapital(found, said));
}

type Phrases = { words: readonly string[]; stop: RegExp; howMany: RegExp };
const phrases: Partial<Record<Language, Phrases>> = {};

function phrasesOf(language: Language): Phrases {
  return (phrases[language] ??= buildPhrases(language));
}

function buildPhrases(language: Language): Phrases {
  const [before, between] = aroundNumbers(language);
  const words = oneToThirty.map((number) => numberInWords(language, number));
  const number = `(${longestFirst(words)}|${beyondThirty})`;
  const clauses = [...words, beyondThirty].map(readyWordsIn[language].howMany);
  return {
    words,
    stop: phrase(`${before}${number}${between}${number}`),
    howMany: phrase(longestFirst(clauses)),
  };
}

function phrase(pattern: string) {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?![-\\p{L}\\d])`, "giu");
}

/** Otherwise “vingt et un” would be found as “vingt”. */
function longestFirst(words: readonly string[]) {
  return words.toSorted((one, other) => other.length - one.length).join("|");
}

/** The phrase with a capital where the one that it replaces has one, and without where not. */
function withSameCapital(found: string, said: string) {
  const first = found.charAt(0);
  const isCapital = first !== first.toLowerCase();
  const begun = isCapital ? said.charAt(0).toUpperCase() : said.charAt(0).toLowerCase();
  return `${begun}${said.slice(1)}`;
}
