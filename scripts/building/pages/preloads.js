/** Which files of the built app a page needs, so that they are fetched with it and not after it. */

/** @typedef {import("vite").Manifest} Manifest */

/**
 * A chunk and all that it imports.
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {string[]}
 */
export function filesWithImports(manifest, key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}: is there a file of this name?`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesWithImports(manifest, each))];
}

/**
 * The chunks that these components or messages need beside the app itself.
 * @param {Manifest} manifest
 * @param {readonly string[]} sources
 */
export function preloadsFor(manifest, sources) {
  const ofTheApp = new Set(filesWithImports(manifest, "index.html"));
  const needed = new Set(sources.flatMap((source) => filesWithImports(manifest, source)));
  return [...needed].filter((file) => !ofTheApp.has(file));
}
