import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { groupIntoBreaths } from "./breaths.js";
import { recordingPaths, readManifest, sha256, writeManifest } from "../files.js";
import { measureMp3 } from "../checking/measureMp3.js";
import { phonemes } from "./phonemes.js";
import { splitIntoPieces } from "./pieces.js";
import { ENGINE, RATE, recipe, respellings, voices } from "./recipe.js";
import { encode } from "./ffmpeg.js";
import { joinSentences } from "../../../src/lib/sound/joinSentences.js";
import { pausesOf } from "../../../src/lib/sound/pauses.js";
import { toWebVtt } from "../../../src/lib/sound/webVtt.js";

/**
 * Speaks one script, and writes its recording, its timing and its entry in the manifest.
 * @param {import("../clips.js").Clip} clip
 * @param {import("./speak.js").Speak} speak
 * @param {import("../clips.js").Stretches} stretches
 * @param {(spoken: number) => void} onBreath told how many characters have been spoken
 */
export async function makeRecording(
  { folder, language, name, script },
  speak,
  stretches,
  onBreath,
) {
  const { voice, speed } = voices[language];
  const list = Object.fromEntries(respellings(language, script));
  const sentences = script.flatMap((paragraph) =>
    paragraph.map((text, place) => ({
      text,
      startsParagraph: place === 0,
      phonemes: phonemes(splitIntoPieces(stretches(text), language, list), language),
    })),
  );
  /** @type {{ samples: Float32Array, startsParagraph: boolean }[]} */
  const spoken = [];
  for (const breath of groupIntoBreaths(sentences)) {
    const sounds = await speak(
      breath.map((sentence) => sentence.phonemes),
      voice,
      speed,
    );
    for (const [at, { startsParagraph }] of breath.entries())
      spoken.push({ startsParagraph, samples: sounds[at] ?? new Float32Array() });
    onBreath(breath.reduce((sum, { text }) => sum + text.length, 0));
  }
  const { samples, cues } = joinSentences(spoken, pausesOf(name), RATE);
  const { made } = recordingPaths(folder, language, name);
  mkdirSync(dirname(made), { recursive: true });
  await encode(samples, `${made}.part`);
  renameSync(`${made}.part`, `${made}.mp3`);
  writeFileSync(
    `${made}.vtt`,
    toWebVtt(cues.map(([start, end], at) => ({ start, end, text: sentences[at]?.text ?? "" }))),
  );
  const bytes = readFileSync(`${made}.mp3`);
  const { seconds, loudness, peak } = await measureMp3(bytes);
  const manifest = readManifest(folder);
  (manifest[language] ??= {})[name] = {
    recipe: recipe(language, name, script),
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
