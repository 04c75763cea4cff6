import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { filesOf, readManifest, sha256, writeManifest } from "./files.js";
import { listen } from "./listen.js";
import { phonemes } from "./phonemes.js";
import { pieces } from "./pieces.js";
import { ENGINE, recipe, respelt, voices } from "./recipe.js";
import { encode, join } from "./sound.js";
import { toWebVtt } from "./webVtt.js";

/**
 * Speaks one script: recording, timing and what is known of it.
 * @param {import("./clips.js").Clip} clip
 * @param {import("./speak.js").Speak} speak
 * @param {(text: string) => { words: string, language?: import("./files.js").Language }[]} stretches
 * @param {(spoken: number) => void} onSentence told how many characters have been spoken
 */
export async function make({ folder, language, name, script }, speak, stretches, onSentence) {
  const { voice, speed } = voices[language];
  const list = Object.fromEntries(respelt(language, script));
  /** @type {Float32Array[][]} */
  const paragraphs = [];
  for (const sentences of script) {
    /** @type {Float32Array[]} */
    const spoken = [];
    for (const sentence of sentences) {
      const said = phonemes(pieces(stretches(sentence), language, list), language);
      spoken.push(await speak(said, voice, speed));
      onSentence(sentence.length);
    }
    paragraphs.push(spoken);
  }
  const { sound, cues } = join(paragraphs);
  const { made } = filesOf(folder, language, name);
  mkdirSync(dirname(made), { recursive: true });
  await encode(sound, `${made}.part`);
  renameSync(`${made}.part`, `${made}.mp3`);
  const sentences = script.flat();
  writeFileSync(
    `${made}.vtt`,
    toWebVtt(cues.map(([start, end], at) => ({ start, end, text: sentences[at] ?? "" }))),
  );
  const bytes = readFileSync(`${made}.mp3`);
  const { seconds, loudness, peak } = await listen(bytes);
  const manifest = readManifest(folder);
  (manifest[language] ??= {})[name] = {
    recipe: recipe(language, script),
    engine: ENGINE,
    voice: `${voice}, speed ${speed}`,
    seconds: rounded(seconds, 3),
    loudness: rounded(loudness, 1),
    peak: rounded(peak, 1),
    bytes: bytes.length,
    sha256: sha256(bytes),
  };
  writeManifest(folder, manifest);
}

/**
 * @param {number} value
 * @param {number} digits
 */
const rounded = (value, digits) => Number(value.toFixed(digits));
