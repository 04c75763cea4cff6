/** @typedef {import("../../src/i18n/languages.ts").Language} Language */

/** espeak’s pairs, and the one letter that the voices know each by. */
const pairs = {
  "a^ɪ": "I",
  "a^ʊ": "W",
  "d^z": "ʣ",
  "d^ʒ": "ʤ",
  "e^ɪ": "A",
  "o^ʊ": "O",
  "s^s": "S",
  "t^s": "ʦ",
  "t^ʃ": "ʧ",
  "ɔ^ɪ": "Y",
  "ɔ^ø": "Y",
};

/** The voices learnt English with an alphabet of its own, in which nothing is long. */
const english = {
  "ə^l": "ᵊl",
  ɜːɹ: "ɜɹ",
  ɜː: "ɜɹ",
  ɪə: "iə",
  ɚ: "əɹ",
  oː: "ɔ",
  oɹ: "ɔɹ",
  ɐ: "ə",
  r: "ɹ",
  ɾ: "T",
  ʔ: "t",
  ː: "",
  "\u0303": "",
};

/** espeak runs these together; the voices learnt them one by one. @type {Record<string, string>} */
const glued = {
  ɪnðə: "ɪn ðə",
  ɔnðə: "ɔn ðə",
  ʌvðə: "ʌv ðə",
  ʌvðɪ: "ʌv ðɪ",
  wɪððə: "wɪð ðə",
  fəɹðə: "fɔɹ ðə",
  fɹʌmðə: "fɹʌm ðə",
  əvə: "əv ə",
  ˌWTəv: "ˌWT əv",
  ðˈɪswˌʌn: "ðˈɪs wˌʌn",
  ðɛɹˌɑɹ: "ðɛɹ ɑɹ",
};

/** The voice says “un” so that it is heard as “en”; most of France says it as in “vin”. */
const french = { "œ\u0303": "ɛ\u0303" };

/** “Quatre mots” is four syllables long, and espeak says three. */
const UNSAID_E = /([pbtdkɡfv][ʁl]) (?=[ˈˌ]?[pbtdkɡfvszʃʒmnɲlʁrɾʤʧʦʣ])/g;

/** The voices never learnt German; these are the nearest sounds that they know. espeak-ng has no letters for “ur”. */
const german = {
  "??": "ʊʁ",
  ʦ: "ts",
  ˌ: "",
  r: "ʁ",
  ɾ: "ʁ",
  ʏ: "y",
  ɜ: "ɐ",
  ɑ: "a",
  llt: "lt",
};

/** At the end of “vier” and “der” German has almost a vowel; a French r would be rubbed. */
const SOFT_R = /(?<=ː|(?<!ˈ)ɛ)ʁ(?=[\s;:,.!?”]|$)|(?<=(?<!ˈ)ɛ)ʁ(?=ˈ)/gu;

/** “Kleider” with its vowel alone is heard as “Kleide”: after a consonant its r is said. */
const WEAK_ER = /(?<![ːɛ])ɐ/gu;

/**
 * What espeak-ng wrote, in the letters that the voices know.
 * @type {Record<Language, (written: string) => string>}
 */
export const inLetters = {
  en: (written) => {
    const said = bare(swap(swap(written, pairs), english));
    return said.replaceAll(/\S+/g, (word) => glued[word] ?? word);
  },
  fr: (written) => swap(bare(swap(written, pairs)), french),
  de: (written) => swap(bare(swap(written, pairs)), german).replaceAll(SOFT_R, "ɐ"),
  it: (written) => bare(swap(written, pairs)),
  es: (written) => bare(swap(written, pairs)),
};

/**
 * What can only be put right once the words stand together.
 * @param {string} sentence
 * @param {Language} language
 */
export function inSentence(sentence, language) {
  if (language === "fr") return sentence.replaceAll(UNSAID_E, "$1ə ");
  return language === "de" ? sentence.replaceAll(WEAK_ER, "əʁ") : sentence;
}

/** @param {string} written */
function bare(written) {
  return (
    written
      .replaceAll(/(\S)\u0329/gu, "ᵊ$1")
      .replaceAll(/[\^-]/g, "")
      // Where espeak changes its accent for a foreign word it says so, in brackets.
      .replaceAll(/\([a-z]+\)/g, "")
      .trim()
  );
}

/**
 * @param {string} text
 * @param {Record<string, string>} letters
 */
function swap(text, letters) {
  let swapped = text;
  for (const [from, to] of Object.entries(letters)) swapped = swapped.replaceAll(from, to);
  return swapped;
}
