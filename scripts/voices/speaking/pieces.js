import { accents } from "./phonemes.js";
import { readFileSync } from "node:fs";
import { inProject } from "../../project.js";

/**
 * @typedef {import("../../../src/i18n/languages.ts").Language} Language
 * @typedef {import("./phonemes.js").Piece} Piece
 * @typedef {Readonly<Record<string, string>>} Pronunciation names, and how each is said: a language
 *   (“it”), phonemes between slashes (“/bɔɹɡˈAzi/”), or a respelling (“bor gay zay”)
 */

/**
 * A sentence cut where the way of saying it changes: marked words and listed names.
 * @param {readonly { words: string, language?: Language }[]} stretches
 * @param {Language} language
 * @param {Pronunciation} pronunciation
 * @returns {Piece[]}
 */
export function splitIntoPieces(stretches, language, pronunciation) {
  return stretches.flatMap(({ words, language: marked = language }) => {
    if (marked !== language) return [{ words, language: marked }];
    return words.split(namesIn(pronunciation)).map((part) => {
      const said = Object.hasOwn(pronunciation, part) ? pronunciation[part] : undefined;
      if (said === undefined) return { words: part, language };
      if (/^\/.*\/$/.test(said)) return { phonemes: said.slice(1, -1) };
      return isLanguage(said) ? { words: part, language: said } : { words: said, language };
    });
  });
}

/**
 * The listed names in a text: only a change to one of these makes its recording out of date.
 * @param {string} text
 * @param {Pronunciation} pronunciation
 */
export function namesUsed(text, pronunciation) {
  return [...new Set(text.match(namesIn(pronunciation)))].toSorted();
}

/** @param {Pronunciation} pronunciation */
function namesIn(pronunciation) {
  const names = Object.keys(pronunciation).toSorted((one, other) => other.length - one.length);
  const anyName = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  // An empty pattern would match everywhere, so with no names the pattern matches nowhere.
  return new RegExp(`(?<!\\p{L})(${anyName || "(?!)"})(?!\\p{L})`, "gu");
}

/**
 * @param {string} said
 * @returns {said is Language}
 */
const isLanguage = (said) => Object.hasOwn(accents, said);

/**
 * How names and words are said that espeak-ng gets wrong. Names are apart because Whisper is not
 * expected to write them right.
 * @type {Record<import("../../../src/i18n/languages.ts").Language, { names: Record<string, string>, words: Record<string, string> }>}
 */
export const pronunciation = JSON.parse(
  readFileSync(inProject("src/content/speaking/pronunciation.json"), "utf8"),
);
