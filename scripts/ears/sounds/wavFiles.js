import { readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cache } from "../../voices/speaking/kit.js";
import { importSource } from "../importSource.js";
import { RATE } from "./acoustics/levels.js";

/** Outside the project, as the voices are: sounds are made once, and no visitor needs them. */
export const soundsFolder = join(dirname(cache), "varco-ears", "sounds");

export const wav = /** @type {typeof import("../../../src/studio/booth/sound/making/wav.ts")} */ (
  await importSource("src/studio/booth/sound/making/wav.ts")
);

/** @param {string} file */
export function readWav(file) {
  const sound = wav.decodeWav(readFileSync(file));
  if (sound?.rate !== RATE) throw new Error(`${file} is not a sound of ours.`);
  return sound.samples;
}

/**
 * @param {string} file
 * @param {Float32Array} samples
 */
export async function writeWav(file, samples) {
  await mkdir(dirname(file), { recursive: true });
  // An interrupted run must not leave half a sound behind.
  await writeFile(`${file}.part`, wav.encodeWav({ samples, rate: RATE }));
  await rename(`${file}.part`, file);
}
