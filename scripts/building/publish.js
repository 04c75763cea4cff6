import { createHash } from "node:crypto";
import { filesOf } from "../museums/folders.js";
import { media } from "./media.js";

/**
 * A museum's catalogue: the texts of its files by language and name, and the name of their folder
 * in /assets, which has a hash of all of them.
 * @typedef {{ folder: string, texts: Record<string, Map<string, string>> }} PublishedMuseum
 * @typedef {Pick<typeof import("../../src/app/prerender.tsx"), "collectionIn" | "filesIn" | "inWords" | "published" | "readMuseum">} Content
 */

/**
 * @param {Content} content
 * @param {string} address
 * @param {(file: string, content: Uint8Array) => void} emit
 * @param {import("./ears.js").PublishedEars[]} ears
 * @returns {Promise<PublishedMuseum>}
 */
export async function publish(content, address, emit, ears) {
  const { museum, faults } = await content.readMuseum(filesOf(address));
  if (!museum || faults.length > 0) {
    console.error(
      [`museums/${address} cannot be built:`, ...faults.map(content.inWords)].join("\n"),
    );
    process.exit(1);
  }
  const files = media(address, emit);
  const weights = ears.map(({ size, bytes }) => ({ size, bytes }));
  const made = await Promise.all(
    museum.facts.languages.map(async (code) => {
      const inCode = await content.collectionIn(museum, code, files);
      return /** @type {const} */ ([code, content.published(inCode, files.sizeOf, weights)]);
    }),
  );
  // `files.json` is left out: it follows from these texts, which name the assets by their hashes.
  const hash = hashOf(JSON.stringify(made.map(([, { texts }]) => [...texts])));
  const folder = `${address}-${hash}`;
  const texts = made.map(([code, inCode]) => {
    const lists = Object.entries(content.filesIn(`/assets/${folder}/${code}`, inCode));
    const listed = lists.map(([name, list]) => [name, JSON.stringify(list)]);
    return [code, new Map([...inCode.texts, .../** @type {[string, string][]} */ (listed)])];
  });
  return { folder, texts: Object.fromEntries(texts) };
}

/** @param {string | Uint8Array} content */
export function hashOf(content) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}
