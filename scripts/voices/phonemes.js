import { execFileSync } from "node:child_process";

/**
 * @typedef {import("../../src/i18n/languages.ts").Language} Language
 * @typedef {{ words: string, language: Language } | { phonemes: string }} Piece
 */

const MARKS = ';:,.!?—…"()“”';

/** How espeak-ng calls the languages. */
const accents = { en: "en-us", fr: "fr-fr", de: "de", it: "it", es: "es" };

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

/** Since the voices learnt French, espeak-ng has unlearnt the sound in “huile” and “lui”. */
const french = { yˈi: "ɥˈi", yi: "ɥi" };

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

/** A French r would be rubbed where German has almost a vowel: “vier”, “der”. */
const SOFT_R = /(?<=ː|(?<!ˈ)ɛ)ʁ(?!ˈ?[aeiouyøœɛɔəɪʊɐAIWY])/gu;

/** @type {Partial<Record<Language, Record<string, string>>>} */
const own = { fr: french, de: german };

/** Stands in a sentence for a name that is said another way, so that the words around it are said as before a name. */
const STAND_IN = "Fafa";

/**
 * How a sentence is said, in the letters that the voices know.
 * @param {readonly Piece[]} pieces
 * @param {Language} language
 */
export function phonemes(pieces, language) {
  /** @type {string[]} */
  const names = [];
  const text = pieces
    .map((piece) => {
      if ("words" in piece && piece.language === language) return piece.words;
      names.push("words" in piece ? sayPunctuated(piece.words, piece.language) : piece.phonemes);
      return STAND_IN;
    })
    .join("");
  const standIn = [...say(STAND_IN, language).replaceAll(/[ˈˌ]/g, "")].join("[ˈˌ]?");
  const parts = sayPunctuated(text, language).split(new RegExp(`[ˈˌ]?${standIn}(?:ɹ(?= ɹ))?`, "u"));
  if (parts.length !== names.length + 1) throw new Error(`Lost a name in “${text}”.`);
  return parts
    .flatMap((part, index) => [part, names[index] ?? ""])
    .join("")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([;:,.!?…”)])/g, "$1")
    .replaceAll("ɹɹ", "ɹ")
    .replaceAll(language === "fr" ? UNSAID_E : /(?!)/g, "$1ə ")
    .trim();
}

/**
 * espeak drops punctuation, and with it every breath: each piece between two marks is said by itself.
 * @param {string} text
 * @param {Language} language
 */
function sayPunctuated(text, language) {
  const straight = text
    .replaceAll(/„([^“]*)“/g, "“$1”")
    .replace(/«\s*/g, "“")
    .replace(/\s*»/g, "”")
    .replace(/’/g, "'")
    .replace(/–/g, "—")
    .replace(/[¡¿]/g, "");
  return straight
    .split(/([;:,.!?—…"()“”]+)/u)
    .map((part) => {
      if (part.trim() === "" || [...part].every((mark) => MARKS.includes(mark))) return part;
      return part.replace(/^(\s*)(.*?)(\s*)$/su, (_, before, words, after) =>
        [before, say(words, language), after].join(""),
      );
    })
    .join("");
}

/**
 * @param {string} words
 * @param {Language} language
 */
function say(words, language) {
  const text = language === "en" ? words.replaceAll("-", " ") : words;
  const options = ["-q", "--ipa", "--tie=^", "-v", accents[language], "--", text];
  const spoken = execFileSync("espeak-ng", options, { encoding: "utf8" });
  const folded = swap(swap(spoken, pairs), language === "en" ? english : {});
  const bare = folded
    .replaceAll(/(\S)\u0329/gu, "ᵊ$1")
    .replaceAll(/[\^-]/g, "")
    // Where espeak changes its accent for a foreign word it says so, in brackets.
    .replaceAll(/\([a-z]+\)/g, "")
    .trim();
  const apart = language === "en" ? bare.replaceAll(/\S+/g, (word) => glued[word] ?? word) : bare;
  const swapped = swap(apart, own[language] ?? {});
  const said = language === "de" ? swapped.replaceAll(SOFT_R, "ɐ") : swapped;
  if (said.includes("?")) throw new Error(`espeak-ng cannot say “${words}”: ${said}`);
  return said;
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
