import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * @typedef {import("../../src/i18n/languages.ts").Language} Language
 * @typedef {{
 *   recipe: string, engine: string, voice: string,
 *   seconds: number, loudness: number, peak: number, bytes: number, sha256: string,
 *   check?: { sha256: string, words: number, errors: number, misheard: string[] },
 * }} Entry what is known of a recording that we made
 * @typedef {Partial<Record<Language, Record<string, Entry>>>} Manifest
 */

/**
 * Where a recording lies: the one that we made, and the one that a person read, which comes first.
 * @param {string} folder the museum’s
 * @param {string} language
 * @param {string} name
 */
export function recordingPaths(folder, language, name) {
  return {
    made: `${folder}/recordings/${language}/${name}`,
    narrated: `${folder}/narrated/${language}/${name}`,
  };
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  const file = `${folder}/recordings/manifest.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 */
export function writeManifest(folder, manifest) {
  writeFileSync(`${folder}/recordings/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {Uint8Array} bytes */
export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
