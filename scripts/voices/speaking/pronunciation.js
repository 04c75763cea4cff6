import { readFileSync } from "node:fs";
import { inProject } from "../../project.js";

/**
 * How names and words are said that espeak-ng gets wrong. Names are apart because Whisper is not
 * expected to write them right.
 * @type {Record<import("../../../src/i18n/languages.ts").Language, { names: Record<string, string>, words: Record<string, string> }>}
 */
export const pronunciation = JSON.parse(
  readFileSync(inProject("src/content/speaking/pronunciation.json"), "utf8"),
);
