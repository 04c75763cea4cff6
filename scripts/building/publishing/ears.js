import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { ears } from "../../ears/folder.js";
import { hashOf } from "./publishMuseums.js";

/**
 * What recognises speech on the device, in one size: the text of its `ears.json`, the files that
 * names, and what they weigh together.
 * @typedef {import("../../../src/platform/ears/earsFiles.ts").EarsFiles} EarsFiles
 * @typedef {import("../../../src/platform/offline/cachedFiles.ts").FileList} FileList
 * @typedef {{ size: EarsFiles["size"], bytes: number, text: string, needed: FileList }} PublishedEars
 */

const licences = "LICENCES.txt";

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
  if (sizes.length > 0) copies.set(`/ears/${licences}`, join(ears.path, licences));
  return { sizes, copies };
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
    const named = [...Object.values(runtime), gate, tokens, ...files.encoder, ...files.decoder];
    const needed = named.map((file) => /** @type {const} */ ([file, weights.get(file) ?? 0]));
    const text = JSON.stringify(files);
    const bytes = needed.reduce((sum, [, each]) => sum + each, Buffer.byteLength(text));
    return { size, bytes, text, needed };
  });
  return sizes.toSorted((a, b) => a.bytes - b.bytes);

  /** @param {string} name */
  function address(name) {
    const published = addressOf(name);
    weights.set(published, statSync(join(ears.path, name)).size);
    return published;
  }
}

/**
 * The files of a museum by which a device gets it, and keeps it.
 * @param {string} folder
 * @param {PublishedEars[]} sizes
 * @param {FileList} parts the parts of the app that only whoever has it needs. Their names follow
 *   from what the catalogues say it weighs, so they are not weighed with it: a thousandth of it.
 */
export function earsOfMuseum(folder, sizes, parts) {
  return sizes.flatMap(({ size, text, needed }) => {
    const files = `${folder}/ears-${size}/ears.json`;
    /** @type {FileList} */
    const list = [...parts, [files, Buffer.byteLength(text)], ...needed];
    return /** @type {[file: string, text: string][]} */ ([
      [files, text],
      [`${folder}/ears-${size}/files.json`, JSON.stringify(list)],
    ]);
  });
}
