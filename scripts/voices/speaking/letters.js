/** @typedef {import("../../../src/i18n/languages.ts").Language} Language */

/** espeak-ng writes these sounds with two letters, the voices know each by one. */
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

/** The voices learnt English with other letters than espeak-ng’s, and without a mark for length. */
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

/** espeak-ng joins these words, the voices learnt them apart. @type {Record<string, string>} */
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

/** The voice’s “un” is misheard as “en”, so it is said as in “vin”, as in most of France. */
const french = { "œ\u0303": "ɛ\u0303" };

/** espeak-ng leaves out the last e of “quatre” in “quatre mots”, where it is said. */
const UNSAID_E = /([pbtdkɡfv][ʁl]) (?=[ˈˌ]?[pbtdkɡfvszʃʒmnɲlʁrɾʤʧʦʣ])/g;

/** The voices never learnt German: these are the nearest sounds. espeak-ng writes “ur” as “??”. */
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

/** The r of “vier” and “der” is almost a vowel in German, and the voice would say a French r. */
const SOFT_R = /(?<=ː|(?<!ˈ)ɛ)ʁ(?=[\s;:,.!?”]|$)|(?<=(?<!ˈ)ɛ)ʁ(?=ˈ)/gu;

/** “Kleider” without its r is misheard as “Kleide”, so after a consonant the r is said. */
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
 * Corrects what shows only once the words of a sentence stand together.
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
      // espeak-ng writes in brackets the language that it changes to for a foreign word.
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
