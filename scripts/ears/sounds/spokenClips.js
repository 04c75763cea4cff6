import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { amplify } from "../../../src/lib/sound/loudness.js";
import { randomFrom } from "../../bench/random.js";
import { inProject } from "../../project.js";
import { phonemes } from "../../voices/speaking/phonemes.js";
import { splitIntoPieces, pronunciation } from "../../voices/speaking/pieces.js";
import { RATE as SPOKEN_RATE } from "../../voices/speaking/recipe.js";
import { decode } from "../../voices/speaking/ffmpeg.js";
import { createSpeaker } from "../../voices/speaking/speak.js";
import { importSource } from "../importSource.js";
import { conditions } from "./conditions.js";
import { level, RATE, speechLevel } from "./acoustics/levels.js";
import { pinkNoise } from "./acoustics/noise.js";
import { everyVoice, nameOf, someVoices } from "./voices.js";
import { soundsFolder, wav, writeWav } from "./wavFiles.js";

/**
 * @typedef {import("../../../src/i18n/languages.ts").Language} Language
 * @typedef {import("../../../src/i18n/commands.ts").Command} Command
 * @typedef {import("./conditions.js").Condition} Condition
 * @typedef {import("./voices.js").Voice} Voice
 * @typedef {{ phrase: string, command: Command | null, voice: Voice }} ToSay
 * @typedef {{ file: string, language: Language, phrase: string, command: Command | null,
 *   voice: string, condition: Condition }} Clip
 */

/** Raise it when the same phrase would sound another way. */
const VERSION = 1;

/** In seconds: what the microphone hears before and after a phrase. */
const [BEFORE, AFTER] = [0.6, 0.9];

/** In dB: how loud visitors speak, and the hiss of a microphone. */
const [SOFTEST, LOUDEST] = [-30, -18];
const HISS = -64;

/** @type {Record<Language, readonly string[]>} What is no command, though much of it sounds like one. */
export const otherPhrases = JSON.parse(
  readFileSync(inProject("scripts/ears/sounds/otherPhrases.json"), "utf8"),
);

/**
 * The phrases of every command, and others, each said by several voices and heard clean, in noise
 * and in a hall. What was said once is read from the cache; the first time takes half an hour.
 * @param {Language} language
 */
export async function spokenClips(language) {
  return makeClips(await everythingToSay(language), language);
}

/**
 * @param {readonly ToSay[]} toSay
 * @param {Language} language
 */
export async function makeClips(toSay, language) {
  const every = /** @type {Condition[]} */ (Object.keys(conditions));
  /** @type {Clip[]} */
  const clips = [];
  for (const { phrase, command, voice } of toSay) {
    const key = createHash("sha256")
      .update(JSON.stringify([VERSION, language, phrase, voice]))
      .digest();
    const seed = key.readUInt32LE();
    const made = every.map((condition) => ({
      file: join(
        soundsFolder,
        "commands",
        language,
        `${key.toString("hex", 0, 8)}-${condition}.wav`,
      ),
      condition,
    }));
    if (!made.every(({ file }) => existsSync(file))) {
      const spoken = atMicrophone(await say(phrase, language, voice), seed);
      for (const { file, condition } of made)
        await writeWav(file, conditions[condition](spoken, seed));
    }
    for (const { file, condition } of made)
      clips.push({ file, language, phrase, command, voice: nameOf(voice), condition });
  }
  return clips;
}

/**
 * @param {Language} language
 * @returns {Promise<ToSay[]>}
 */
export async function everythingToSay(language) {
  const { tour } = /** @type {typeof import("../../../src/i18n/tour/en.ts")} */ (
    await importSource(`src/i18n/tour/${language}.ts`)
  );
  const commands = /** @type {[Command, readonly string[]][]} */ (Object.entries(tour.commands));
  // The first word of a command is the one that the tour teaches, so most visitors say it.
  const taught = commands.flatMap(([command, [phrase = ""]]) =>
    everyVoice(language).map((voice) => ({ phrase, command, voice })),
  );
  const others = commands
    .flatMap(([command, [, ...phrases]]) => phrases.map((phrase) => ({ phrase, command })))
    .flatMap(({ phrase, command }, place) =>
      someVoices(language, place).map((voice) => ({ phrase, command, voice })),
    );
  const noCommands = otherPhrases[language].flatMap((phrase, place) =>
    someVoices(language, place).map((voice) => ({ phrase, command: null, voice })),
  );
  return [...taught, ...others, ...noCommands];
}

/** @type {Promise<import("../../voices/speaking/speak.js").Speak> | undefined} Ready once: it is large. */
let speak;

/**
 * @param {string} phrase
 * @param {Language} language
 * @param {Voice} voice
 */
async function say(phrase, language, voice) {
  const folder = await mkdtemp(join(tmpdir(), "varco-ears-"));
  const file = join(folder, "said.wav");
  const words = `${phrase}.`;
  const said = phonemes(
    splitIntoPieces([{ words }], language, pronunciation[language].words),
    language,
  );
  speak ??= createSpeaker();
  const [spoken = new Float32Array()] = await (await speak)([said], voice.kokoro, voice.speed);
  // Played faster than it was spoken, a voice is higher, as of a smaller throat.
  const rate = Math.round(SPOKEN_RATE * voice.pitch);
  await writeFile(file, wav.encodeWav({ samples: spoken, rate }));
  const samples = decode(file, RATE);
  await rm(folder, { recursive: true });
  return samples;
}

/**
 * A phrase as a microphone hears it: amplify or softer, with a silence that is none before and after.
 * @param {Float32Array} said
 * @param {number} seed
 */
function atMicrophone(said, seed) {
  const random = randomFrom(seed);
  const loud = SOFTEST + random() * (LOUDEST - SOFTEST);
  const voice = amplify(said, loud - speechLevel(said));
  const hiss = hissOf(random, Math.round((BEFORE + AFTER) * RATE) + voice.length);
  const begins = BEFORE * RATE;
  for (const [at, sample] of voice.entries()) hiss[begins + at] = (hiss[begins + at] ?? 0) + sample;
  return hiss;
}

/**
 * What a microphone hears where nobody speaks.
 * @param {() => number} random
 * @param {number} length
 */
export function hissOf(random, length) {
  const noise = pinkNoise(random, length);
  return amplify(noise, HISS - level(noise));
}
