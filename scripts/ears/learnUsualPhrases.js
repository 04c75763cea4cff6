import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { randomFrom } from "../bench/random.js";
import { inProject } from "../project.js";
import { ears } from "./folder.js";
import { importSource } from "./importSource.js";
import { RATE } from "./sounds/acoustics/levels.js";
import { hissOf } from "./sounds/spokenClips.js";

/** @typedef {import("../../src/i18n/languages.ts").Language} Language */

/** In seconds: as long as a short command. */
const LENGTH = 1.2;

/**
 * Writes down how likely Whisper base takes each phrase of a command to be where nobody speaks, as a
 * logarithm: some phrases it writes readily, whatever it hears.
 */
export async function learnUsualPhrases() {
  const whisper = await openWhisper();
  const { melFrames } = await importSource("src/platform/ears/audio/melFrames.ts");
  const { encodeCommand } = await importSource("src/platform/ears/recogniser/encodeFrames.ts");
  const { spellings } = await importSource("src/platform/ears/recogniser/matchPhrase.ts");
  const { phrasesOf } = await importSource("src/i18n/commands.ts");
  const { languages } = await importSource("src/i18n/languages.ts");
  const frames = melFrames();
  frames.push(hissOf(randomFrom(1), LENGTH * RATE));
  const silence = await encodeCommand(whisper, frames, 0, frames.count());
  const anything = { likelihood: -Infinity, score: -Infinity };
  /** @type {Partial<Record<Language, Record<string, number>>>} */
  const usual = {};
  for (const language of /** @type {Language[]} */ (languages)) {
    const { tour } = await importSource(`src/i18n/tour/${language}.ts`);
    /** @type {Record<string, number>} */
    const likelihoods = {};
    for (const phrase of phrasesOf(tour.commands)) {
      const spelt = spellings(phrase).map((/** @type {string} */ spelling) => ({
        tokens: whisper.tokens.toTokens(spelling),
        lead: 0,
      }));
      const writing = { language, before: [] };
      const { score } = await whisper.likeliestOf(silence, writing, spelt, anything);
      likelihoods[phrase] = Math.round(score * 10) / 10;
    }
    usual[language] = likelihoods;
    console.log(`${language}: ${Object.keys(likelihoods).length} phrases`);
  }
  const file = inProject("src/platform/ears/recogniser/usualPhrases.json");
  writeFileSync(file, `${JSON.stringify(usual, undefined, 2)}\n`);
}

async function openWhisper() {
  const folder = ears.read();
  const model = folder?.sizes.base;
  if (!folder || !model) throw new Error("First: npm run ears -- --size base");
  const runtime = await import(addressOf(folder.runtime.script));
  runtime.env.wasm.wasmBinary = readFileSync(join(ears.path, folder.runtime.program));
  runtime.env.wasm.wasmPaths = { mjs: addressOf(folder.runtime.module) };
  runtime.env.wasm.numThreads = 1;
  const { whisper } = await importSource("src/platform/ears/model/whisper.ts");
  const { tokenizer } = await importSource("src/platform/ears/model/tokenizer.ts");
  const session = (/** @type {readonly string[]} */ parts) =>
    runtime.InferenceSession.create(
      new Uint8Array(Buffer.concat(parts.map((part) => readFileSync(join(ears.path, part))))),
      {},
    );
  const texts = JSON.parse(readFileSync(join(ears.path, folder.tokens), "utf8"));
  const encoder = await session(model.encoder);
  return whisper(runtime, encoder, await session(model.decoder), tokenizer(texts));
}

/** @param {string} file */
function addressOf(file) {
  return pathToFileURL(join(ears.path, file)).href;
}
