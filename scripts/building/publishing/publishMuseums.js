import { createHash } from "node:crypto";
import { filesOfMuseum } from "../../museums/folders.js";
import { media } from "./media.js";

/**
 * A museum's catalogue: the texts of its files by language and name, and the name of their folder
 * in /assets, which has a hash of all of them.
 * @typedef {{ folder: string, texts: Record<string, Map<string, string>> }} PublishedMuseum
 * @typedef {Pick<typeof import("../../../src/app/prerender.tsx"), "localizeMuseum" | "offlineFileLists" | "describeFault" | "serialiseCatalogue" | "readMuseum">} Content
 */

/**
 * The catalogues of all museums, and the pictures, recordings and films that they name.
 * @param {Content & Pick<import("../pages/languageVersions.js").Museums, "museums">} content
 * @param {import("./ears.js").PublishedEars[]} ears
 */
export async function publishMuseums(content, ears) {
  const catalogues = /** @type {Record<string, PublishedMuseum>} */ ({});
  const sent = /** @type {Map<string, Uint8Array>} */ (new Map());
  for (const museum of Object.keys(content.museums))
    catalogues[museum] = await publishMuseum(content, museum, (...file) => sent.set(...file), ears);
  const folders = Object.fromEntries(
    Object.entries(catalogues).map(([museum, { folder }]) => [museum, folder]),
  );
  const files = [...sent, ...Object.values(catalogues).flatMap(filesOfCatalogue)];
  return { catalogues, folders, files };
}

/**
 * @param {Content} content
 * @param {string} address
 * @param {(file: string, content: Uint8Array) => void} emit
 * @param {import("./ears.js").PublishedEars[]} ears
 * @returns {Promise<PublishedMuseum>}
 */
export async function publishMuseum(content, address, emit, ears) {
  const { museum, faults } = await content.readMuseum(filesOfMuseum(address));
  if (!museum || faults.length > 0) {
    console.error(
      [`museums/${address} cannot be built:`, ...faults.map(content.describeFault)].join("\n"),
    );
    process.exit(1);
  }
  const files = media(address, emit);
  const weights = ears.map(({ size, bytes }) => ({ size, bytes }));
  const made = await Promise.all(
    museum.facts.languages.map(async (code) => {
      const inCode = await content.localizeMuseum(museum, code, files);
      return /** @type {const} */ ([
        code,
        content.serialiseCatalogue(inCode, files.sizeOf, weights),
      ]);
    }),
  );
  // `files.json` is left out: it follows from these texts, which name the assets by their hashes.
  const hash = hashOf(JSON.stringify(made.map(([, { texts }]) => [...texts])));
  const folder = `${address}-${hash}`;
  const texts = made.map(([code, inCode]) => {
    const lists = Object.entries(content.offlineFileLists(`/assets/${folder}/${code}`, inCode));
    const listed = lists.map(([name, list]) => [name, JSON.stringify(list)]);
    return [code, new Map([...inCode.texts, .../** @type {[string, string][]} */ (listed)])];
  });
  return { folder, texts: Object.fromEntries(texts) };
}

/**
 * @param {PublishedMuseum} catalogue
 * @returns {import("../bundling/bundle.js").BuiltFile[]}
 */
function filesOfCatalogue({ folder, texts }) {
  return Object.entries(texts).flatMap(([code, files]) =>
    [...files].map(([name, text]) => [`/assets/${folder}/${code}/${name}.json`, text]),
  );
}

/**
 * The names of a museum's files, which are the same in every language.
 * @param {PublishedMuseum | undefined} catalogue
 */
export function catalogueNames(catalogue) {
  return [...(Object.values(catalogue?.texts ?? {})[0]?.keys() ?? [])];
}

/**
 * Reads what is published, for whoever renders a page.
 * @param {Readonly<Record<string, PublishedMuseum>>} catalogues
 * @returns {import("../../../src/catalogue/catalogue.ts").ReadCatalogue}
 */
export function readPublished(catalogues) {
  return async (museum, language, name) => {
    const text = catalogues[museum]?.texts[language]?.get(name);
    return text && JSON.parse(text);
  };
}

/** @param {string | Uint8Array} content */
export function hashOf(content) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}
