import { createHash } from "node:crypto";
import { pausesOf } from "../../../src/lib/sound/pauses.js";
import { namesUsed, pronunciation } from "./pieces.js";

/**
 * @typedef {import("../../../src/i18n/languages.ts").Language} Language
 * @typedef {import("../../../src/catalogue/catalogue.ts").Script} Script
 */

export const ENGINE = "Kokoro-82M 1.0, full precision";

/** Raise it when the same script would sound different: other phonemes, filters or levels. */
const VERSION = 4;

export const RATE = 24_000;

/**
 * A voice is one of the model’s, or a blend of several.
 * @type {Record<Language, { voice: string, speed: number }>}
 */
export const voices = {
  en: { voice: "af_heart", speed: 0.95 },
  fr: { voice: "ff_siwis", speed: 0.95 },
  de: { voice: "0.6 ff_siwis + 0.4 if_sara", speed: 0.95 },
  it: { voice: "if_sara", speed: 0.95 },
  es: { voice: "ef_dora", speed: 0.95 },
};

/**
 * A hash that changes exactly when a script has to be recorded anew.
 * @param {Language} language
 * @param {string} name
 * @param {Script} script
 */
export function recipe(language, name, script) {
  const said = respellings(language, script);
  const all = [VERSION, ENGINE, voices[language], pausesOf(name), script, said];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 16);
}

/**
 * The names and words of a script that are not said as espeak-ng would.
 * @param {Language} language
 * @param {Script} script
 */
export function respellings(language, script) {
  const list = { ...pronunciation[language].words, ...pronunciation[language].names };
  return namesUsed(script.flat().join("\n"), list)
    .map((written) => [written, list[written] ?? written])
    .filter(([written, how]) => how !== written && how !== language);
}
