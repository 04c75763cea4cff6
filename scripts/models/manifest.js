import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../project.js";

/**
 * What is known of a model that was made.
 * @typedef {{ minutes: number, grams: number }} Print
 * @typedef {{
 *   recipe: string, title: string, kind: import("../../src/catalogue/models.ts").ModelKind,
 *   height: number, smallest: number, bytes: Record<string, number>,
 *   inserted: { path: string, lines: string[] },
 *   printed?: { recipe: string, relief: Print, label?: Print },
 * }} MadeEntry
 * @typedef {{
 *   printer?: Record<string, string | number>,
 *   holder: { recipe: string, bytes: Record<string, number> }, models: Record<string, MadeEntry>,
 * }} Manifest
 */

/** Where the page of the site finds what was made. */
export const modelsFolder = inProject("src/site/models/made");

const manifest = `${modelsFolder}/manifest.json`;

/** Raise it when the same drawing would become another model. */
const VERSION = 2;

/**
 * A hash that changes exactly when a model has to be made anew.
 * @param {unknown[]} from
 */
export function recipe(...from) {
  return createHash("sha256")
    .update(JSON.stringify([VERSION, ...from]))
    .digest("hex")
    .slice(0, 16);
}

/** @returns {Manifest} */
export function readManifest() {
  return existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, "utf8"))
    : { holder: { recipe: "", bytes: {} }, models: {} };
}

/** @param {Manifest} known */
export function writeManifest(known) {
  writeFileSync(manifest, `${JSON.stringify(known, null, 2)}\n`);
}
