import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getWhisper } from "../../voices/speaking/kit.js";
import { numbersInWords } from "../../voices/checking/numbers.js";
import { phonemes, bareSounds } from "../../voices/speaking/phonemes.js";
import { splitIntoPieces, pronunciation } from "../../voices/speaking/pieces.js";
import { wordErrors } from "../../voices/checking/wordErrors.js";
import { englishNumber } from "./englishNumber.js";

/** @typedef {import("../../../src/i18n/languages.ts").Language} Language */

/**
 * Counts misheard words as the check of the voices does, but names count, too: visitors read them.
 * @param {Language} language
 */
export async function mishearing(language) {
  const { cardinalIn, models } = await getWhisper();
  const cardinal = language === "en" ? englishNumber : await cardinalIn(language);
  const spellings =
    language === "en"
      ? JSON.parse(readFileSync(join(models, "Xenova/whisper-small/normalizer.json"), "utf8"))
      : {};
  const { words: respelt } = pronunciation[language];
  const soundOf = (/** @type {string} */ words) =>
    bareSounds(phonemes(splitIntoPieces([{ words }], language, respelt), language));

  return {
    /**
     * @param {string} script
     * @param {string} heard
     */
    count: (script, heard) =>
      wordErrors(script, numbersInWords(heard, language, cardinal), { spellings, soundOf }),
    /** @param {string} heard */
    describeFault: (heard) => numbersInWords(heard, language, cardinal),
  };
}

/** @typedef {Awaited<ReturnType<typeof mishearing>>} Mishearing */
