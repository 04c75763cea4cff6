import { readFileSync, statSync } from "node:fs";
import { builtPages } from "./builtPages.js";
import { site } from "./project.js";

/**
 * What the first visit to a page costs, in bytes as sent with brotli.
 * @typedef {{ route: string, html: number, script: number, style: number, font: number }} PageSize
 */

/**
 * The size of each page of the built site, one work standing for all.
 * @returns {PageSize[]}
 */
export function pageSizes() {
  return builtPages()
    .map(({ file, address }) => ({ file, route: routeOf(address) }))
    .filter(({ route }, index, all) => all.findIndex((other) => other.route === route) === index)
    .map(({ file, route }) => sizeOf(file, route))
    .toSorted((a, b) => a.route.localeCompare(b.route));
}

/** @param {string} address */
function routeOf(address) {
  return address
    .replace(/\/artwork\/.+/, "/artwork/:id")
    .replace(/\/artwork-description\/.+/, "/artwork-description/:artworkId");
}

/**
 * @param {string} file
 * @param {string} route
 */
function sizeOf(file, route) {
  const html = readFileSync(`${site}/${file}`, "utf8");
  const loaded = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  // The words of the visitor's language are asked for by the script that they stand beside.
  const words = / data-en="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const total = (/** @type {RegExp} */ ending) =>
    [...new Set([...loaded, ...words])]
      .filter((name) => ending.test(name))
      .reduce((sum, name) => sum + sent(name), 0);
  return {
    route,
    html: sent(`/${file}`),
    script: total(/\.js$/),
    style: total(/\.css$/),
    font: total(/\.woff2$/),
  };
}

/** @param {string} name */
function sent(name) {
  const file = site + name;
  return statSync(name.endsWith(".woff2") ? file : `${file}.br`).size;
}
