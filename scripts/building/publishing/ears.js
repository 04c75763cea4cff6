import { readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { ears } from "../../ears/folder.js";
import { hashOf } from "../bundling/bundle.js";

/**
 * What recognises speech on the device, in one size, and the paths of all its files.
 * @typedef {import("../../../src/catalogue/earsFiles.ts").EarsFiles} EarsFiles
 * @typedef {{ listed: EarsFiles, paths: string[], bytes: number }} PublishedEars
 */

const licences = "/ears/LICENCES.txt";

/** What is published of `ears/`; nothing where it is not there. */
export function publishEars() {
  const copies = /** @type {Map<string, string>} */ (new Map());
  const sizes = earsIn((name) => {
    const source = join(ears.path, name);
    const ending = extname(name);
    const hash = hashOf(readFileSync(source));
    const file = `/assets/ears/${name.slice(0, -ending.length)}-${hash}${ending}`;
    copies.set(file, source);
    return file;
  });
  if (sizes.length > 0) copies.set(licences, join(ears.path, basename(licences)));
  return { sizes, copies, licences };
}

/**
 * @param {(name: string) => string} addressOf where a file of the folder is published
 * @returns {PublishedEars[]}
 */
export function earsIn(addressOf) {
  const folder = ears.read();
  if (!folder) return [];
  const weights = /** @type {Map<string, number>} */ (new Map());
  const { script, module, program } = folder.runtime;
  const shared = {
    runtime: { script: address(script), module: address(module), program: address(program) },
    gate: address(folder.gate),
    tokens: address(folder.tokens),
  };
  const sizes = Object.entries(folder.sizes).map(([name, { encoder, decoder }]) => {
    const size = /** @type {EarsFiles["size"]} */ (name);
    /** @type {EarsFiles} */
    const files = {
      size,
      ...shared,
      encoder: encoder.map(address),
      decoder: decoder.map(address),
    };
    const { runtime, gate, tokens } = files;
    const paths = [...Object.values(runtime), gate, tokens, ...files.encoder, ...files.decoder];
    const bytes = paths.reduce((sum, path) => sum + (weights.get(path) ?? 0), 0);
    return { listed: files, paths, bytes };
  });
  return sizes.toSorted((a, b) => a.bytes - b.bytes);

  /** @param {string} name */
  function address(name) {
    const published = addressOf(name);
    weights.set(published, statSync(join(ears.path, name)).size);
    return published;
  }
}
