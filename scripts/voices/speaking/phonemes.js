import { execFileSync } from "node:child_process";
import { inLetters, inSentence } from "./letters.js";

/**
 * @typedef {import("../../../src/i18n/languages.ts").Language} Language
 * @typedef {{ words: string, language: Language } | { phonemes: string }} Piece
 */

const MARKS = ';:,.!?—…"()“”';

/** How espeak-ng calls the languages. @type {Record<Language, string>} */
export const accents = { en: "en-us", fr: "fr-fr", de: "de", it: "it", es: "es" };

/** espeak-ng says a word by its neighbours, so this stands for a name that is said another way. */
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
  const sentence = parts
    .flatMap((part, index) => [part, names[index] ?? ""])
    .join("")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([;:,.!?…”)])/g, "$1")
    .replaceAll("ɹɹ", "ɹ")
    .trim();
  return inSentence(sentence, language);
}

/**
 * The bare sounds of what is said, to tell whether something else sounds the same: no stress, no
 * length, nothing double, and not the shades of a vowel that not all speakers of a language share.
 * @param {string} said
 */
export function bareSounds(said) {
  return said
    .replaceAll(/[ˈˌː\s]/g, "")
    .replaceAll("ɛ", "e")
    .replaceAll("ɔ", "o")
    .replaceAll("œ", "ø")
    .replaceAll(/(.)\1+/gu, "$1");
}

/**
 * espeak-ng drops punctuation, and with it every pause, so what is between two marks is said alone.
 * @param {string} text
 * @param {Language} language
 */
function sayPunctuated(text, language) {
  const straight = text
    .replaceAll(/„([^“]*)“/g, "“$1”")
    .replaceAll(/«\s*/g, "“")
    .replaceAll(/\s*»/g, "”")
    .replaceAll("’", "'")
    .replaceAll("–", "—")
    .replaceAll(/[¡¿]/g, "");
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
 * espeak-ng takes a hundredth of a second, and most words are asked for more than once.
 * @type {Map<string, string>}
 */
const known = new Map();

/**
 * @param {string} words
 * @param {Language} language
 */
function say(words, language) {
  const key = `${language} ${words}`;
  const said = known.get(key) ?? ask(words, language);
  known.set(key, said);
  return said;
}

/**
 * @param {string} words
 * @param {Language} language
 */
function ask(words, language) {
  const text = language === "en" ? words.replaceAll("-", " ") : words;
  const options = ["-q", "--ipa", "--tie=^", "-v", accents[language], "--", text];
  const said = inLetters[language](execFileSync("espeak-ng", options, { encoding: "utf8" }));
  if (said.includes("?")) throw new Error(`espeak-ng cannot say “${words}”: ${said}`);
  return said;
}
