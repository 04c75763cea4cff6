import { isLanguage, type Language } from "../../i18n/languages.ts";
import { stretches, type MarkedText } from "../../i18n/markedText.ts";
import list from "./pronunciation.json";

/** Words that are not said as the language around them would have it, and how they are said. */
export type Pronunciation = {
  words: string;
  /** As in another language, in phonetic letters, or as if they were spelt like this. */
  how: { as: Language } | { ipa: string } | { like: string };
};

/** The foreign or difficult names and words of a sentence, each once, in their order. */
export function pronunciationsIn(text: MarkedText, language: Language): Pronunciation[] {
  const names: Readonly<Record<string, string>> = list[language].names;
  const found = stretches(text).flatMap(({ words, language: marked = language }) => {
    if (marked !== language) return [{ words: words.trim(), how: { as: marked } }];
    return [...words.matchAll(anyOf(names))].flatMap(([name]) => {
      const how = howOf(name, names[name]!, language);
      return how ? [{ words: name, how }] : [];
    });
  });
  return found.filter(({ words }, at) => found.findIndex((each) => each.words === words) === at);
}

/** `undefined` where a name is said as everybody who knows the language would say it. */
function howOf(name: string, said: string, language: Language): Pronunciation["how"] | undefined {
  if (said === name || said === language) return undefined;
  if (isLanguage(said)) return { as: said };
  return /^\/.*\/$/.test(said) ? { ipa: plainIpa(said.slice(1, -1)) } : { like: said };
}

/** Any of these names as a whole word, a longer one before one that is a part of it. */
function anyOf(names: Readonly<Record<string, string>>) {
  const longestFirst = Object.keys(names).toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, "gu");
}

/** The letters of the speech engine that stand for sounds which people write with others. */
const letters: Record<string, string> = {
  A: "eɪ",
  I: "aɪ",
  O: "oʊ",
  S: "ss",
  T: "ɾ",
  W: "aʊ",
  Y: "ɔɪ",
  ʣ: "dz",
  ʤ: "dʒ",
  ʦ: "ts",
  ʧ: "tʃ",
  ᵊ: "ə",
  ᵻ: "ɪ",
};

const anyLetter = new RegExp(`[${Object.keys(letters).join("")}]`, "gu");

const CONSONANT = "[bdfhjklmnprstvwxzçðŋɡɣɲɹɾʁʃʎʒʝβθ]";

/** What can begin a syllable inside a word; a word can begin with any consonants. */
const CLUSTER = "dz|dʒ|ts|tʃ|[sʃ]?[pbtdkɡfv][lrɹɾʁ]|[sʃ][ptkmnlvw]";

const unstressed = new RegExp(
  `((?<!\\p{L})${CONSONANT}+|(?:${CLUSTER}|${CONSONANT})ː?[jw]?)([ˈˌ])`,
  "gu",
);

/**
 * How something is said, in the letters of dictionaries. The engine marks the stress right before
 * the vowel, “ɹɪnˈɑldoʊ”; people look for it where the syllable begins, “ɹɪˈnɑldoʊ”.
 */
export function plainIpa(phonemes: string): string {
  return phonemes
    .replaceAll(anyLetter, (letter) => letters[letter]!)
    .replaceAll(unstressed, "$2$1");
}
