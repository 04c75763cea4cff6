import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { builtVersions, wordsBeside } from "./builtPages.js";
import { site } from "../project.js";

/**
 * What the first visit to a page costs, in bytes as sent with brotli.
 * @typedef {{ route: string, address: string, html: number, script: number, data: number, style: number,
 *   font: number }} PageSize
 */

/**
 * The size of the heaviest page of each route, of all museums, works and languages.
 * @returns {PageSize[]}
 */
export function pageSizes() {
  const heaviest = /** @type {Map<string, PageSize>} */ (new Map());
  for (const { file, address } of builtVersions()) {
    const size = sizeOf(file, address);
    const known = heaviest.get(size.route);
    if (!known || weight(size) > weight(known)) heaviest.set(size.route, size);
  }
  return [...heaviest.values()].toSorted((a, b) => a.route.localeCompare(b.route));
}

/**
 * @param {string} file
 * @param {string} address
 * @returns {PageSize}
 */
function sizeOf(file, address) {
  const html = readFileSync(`${site}/${file}`, "utf8");
  const isVisit = html.includes('data-prerendered="visitor"');
  const loaded = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  const total = (/** @type {RegExp} */ ending, /** @type {(string | undefined)[]} */ files) =>
    [...new Set(files)].reduce(
      (sum, name) => sum + (name && ending.test(name) ? sent(name) : 0),
      0,
    );
  const words = Object.values(wordsBeside(html)).flat();
  return {
    route: isVisit ? routeOfVisit(address) : address,
    address,
    html: sent(`/${file}`),
    script: total(/\.js$/, [...loaded, ...words]),
    data: total(/\.json$/, words),
    style: total(/\.css$/, loaded),
    font: total(/\.woff2$/, loaded),
  };
}

/**
 * What can differ between two pages of a route: style and fonts are the same for all.
 * @param {PageSize} size
 */
function weight({ html, script, data }) {
  return html + script + data;
}

/** @param {string} address */
function routeOfVisit(address) {
  return address
    .replace(/^\/[^/]+/, "/:museum")
    .replace(/\/artwork\/.+/, "/artwork/:id")
    .replace(/\/artwork-description\/.+/, "/artwork-description/:artworkId");
}

const known = /** @type {Map<string, number>} */ (new Map());

/** @param {string} name */
function sent(name) {
  const size = known.get(name) ?? sizeOfFile(site + name);
  known.set(name, size);
  return size;
}

/** @param {string} file */
function sizeOfFile(file) {
  if (file.endsWith(".woff2")) return statSync(file).size;
  // A site that was built for a journey has no compressed copies.
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}
