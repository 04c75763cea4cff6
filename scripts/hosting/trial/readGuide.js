import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { neverSent } from "../../../src/content/hosting/hostFiles.js";

/** At most so many of each: a large guide has twenty thousand files, and they are alike. */
const MOST = 150;

/**
 * What a host has to send of a guide that lies in a folder.
 * @typedef {{
 *   folder: string,
 *   base: string,
 *   slug: string,
 *   otherLanguages: string[],
 *   pages: string[],
 *   files: string[],
 * }} GuideInFolder `pages` are addresses in the folder, without a slash at the end; `files` are
 *   asked for by their paths
 */

/**
 * @param {string} folder
 * @returns {GuideInFolder}
 */
export function readGuide(folder) {
  const { museum, address } = JSON.parse(
    readFileSync(join(folder, "controllo/guide.json"), "utf8"),
  );
  const { slug } = museum;
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => `/${path.replaceAll("\\", "/")}`)
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted();
  const isPage = (/** @type {string} */ path) => path.endsWith("/index.html");
  const isSent = (/** @type {string} */ path) =>
    path !== "/404.html" && !neverSent.includes(path) && !/\.(?:br|gz)$/.test(path);
  return {
    folder,
    slug,
    base: new URL(address).pathname.replace(/\/$/, ""),
    otherLanguages: readdirSync(folder).filter(
      (name) => /^[a-z]{2}$/.test(name) && existsSync(join(folder, name, slug)),
    ),
    pages: some(paths.filter(isPage)).map((path) => path.slice(0, -"/index.html".length)),
    files: some(paths.filter((path) => !isPage(path) && isSent(path))),
  };
}

/**
 * Spread over the whole, with one of each kind of file.
 * @param {string[]} paths
 */
function some(paths) {
  const kinds = new Map(paths.map((path) => [path.split(".").at(-1), path]));
  const step = Math.max(1, Math.floor(paths.length / MOST));
  return [...new Set([...kinds.values(), ...paths.filter((_, index) => index % step === 0)])];
}
