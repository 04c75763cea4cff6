import { createHash } from "node:crypto";

/**
 * A museum's catalogue: the texts of its files by language and name, and the name of their folder
 * in /assets, which has a hash of all of them.
 * @typedef {{ folder: string, texts: Record<string, Map<string, string>> }} PublishedMuseum
 */

/**
 * @param {Pick<typeof import("../../src/app/prerender.tsx"), "collectionOf" | "filesIn" | "languages" | "published">} content
 * @param {string} museum
 * @param {(asset: string) => number} sizeOf
 * @returns {Promise<PublishedMuseum>}
 */
export async function publish({ collectionOf, filesIn, languages, published }, museum, sizeOf) {
  const made = await Promise.all(
    languages.map(async (code) => {
      const inCode = await published(await collectionOf(museum, code), sizeOf);
      return { code, ...inCode };
    }),
  );
  // `files.json` is left out: it follows from these texts, which name the assets by their hashes.
  const hash = hashOf(JSON.stringify(made.map(({ texts }) => [...texts])));
  const folder = `${museum}-${hash}`;
  const texts = made.map(({ code, ...inCode }) => {
    const files = JSON.stringify(filesIn(`/assets/${folder}/${code}`, inCode));
    return [code, new Map([...inCode.texts, ["files", files]])];
  });
  return { folder, texts: Object.fromEntries(texts) };
}

/** @param {string} text */
export function hashOf(text) {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
