import { readdirSync } from "node:fs";
import { site } from "../project.js";

/**
 * Pages that are neither a visitor's nor the site's: the one for unknown addresses, the one that a
 * service worker answers with, those by which guides check themselves, and the preview of a draft.
 */
const others = /(^404|^[^/]+\/app\/index|^controllo\/.+|^studio\/preview)\.html$/;

/** Pages in another language than the default are in the folder of that language. */
const translated = /^([a-z]{2})\/(?=.)/;

/**
 * The pages of the built site, each file with the address it answers.
 * @returns {{ file: string, address: string }[]}
 */
export function builtPages() {
  return allFiles()
    .filter((file) => !translated.test(file))
    .map((file) => ({ file, address: addressOf(file) }));
}

/**
 * The pages of the built site in every language, each file with the address that is asked for.
 * @returns {{ file: string, address: string, asked: string }[]}
 */
export function builtVersions() {
  return allFiles().map((file) => {
    const language = translated.exec(file)?.[1];
    const address = addressOf(file.replace(translated, ""));
    return { file, address, asked: address + (language ? `?lang=${language}` : "") };
  });
}

function allFiles() {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && !others.test(file));
}

/** @param {string} file */
function addressOf(file) {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

/**
 * The files with a page's words, by language, as the build lists them beside its first script.
 * @param {string} html
 * @returns {Record<string, string[]>}
 */
export function wordsBeside(html) {
  const lists = [...html.matchAll(/ data-(\w\w)="([^"]*)"/g)];
  return Object.fromEntries(lists.map(([, code = "", files = ""]) => [code, files.split(" ")]));
}
