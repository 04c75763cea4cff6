import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromWebVtt } from "../../../src/lib/sound/webVtt.js";
import { randomFrom } from "../../bench/random.js";
import { folderOf } from "../../museums/folders.js";
import { decode } from "../../voices/speaking/ffmpeg.js";
import { conditions } from "./conditions.js";
import { RATE } from "./acoustics/levels.js";
import { soundsFolder, writeWav } from "./wavFiles.js";

/**
 * @typedef {import("../../../src/i18n/languages.ts").Language} Language
 * @typedef {import("./conditions.js").Condition} Condition
 * @typedef {{ file: string, text: string, seconds: number, language: Language, condition: Condition,
 *   name: string }} Speech
 */

const descriptions = ["andromeda", "apollo", "autunno", "davide", "primavera", "rinaldo-e-armida"];
const tour = ["tour-introduction", "tour-apollo", "tour-autunno", "tour-davide", "tour-completed"];

/** How many sentences are chosen, and how long one is, in seconds. */
const SENTENCES = 25;
const [SHORTEST, LONGEST] = [2, 12];

/** In seconds: how long somebody speaks without a break, sentence after sentence. */
const PASSAGE = 90;

/** Raise it when the same recordings would be heard another way. */
const VERSION = 1;

/** In seconds: what is heard before and after a sentence. */
const AROUND = 0.15;

/**
 * Sentences and passages of our own recordings, as they are heard clean, in noise and in a hall.
 * @param {Language} language
 */
export async function speechSet(language) {
  const recordings = `${folderOf("galleria-borghese")}/recordings/${language}`;
  const cuesOf = (/** @type {string} */ name) =>
    fromWebVtt(readFileSync(join(recordings, `${name}.vtt`), "utf8"));
  /** @type {Map<string, Float32Array>} */
  const decoded = new Map();
  const cut = (
    /** @type {string} */ name,
    /** @type {number} */ from,
    /** @type {number} */ to,
  ) => {
    const samples = decoded.get(name) ?? decode(join(recordings, `${name}.mp3`), RATE);
    decoded.set(name, samples);
    return samples.slice(Math.max(from - AROUND, 0) * RATE, (to + AROUND) * RATE);
  };
  const version = createHash("sha256").update(String(VERSION));
  for (const name of [...descriptions, ...tour])
    for (const kind of ["mp3", "vtt"])
      version.update(readFileSync(join(recordings, `${name}.${kind}`)));
  const folder = join(soundsFolder, "speech", `${language}-${version.digest("hex").slice(0, 8)}`);
  const everySentence = [...descriptions, ...tour].flatMap((name) =>
    cuesOf(name).map(({ start, end, text }, place) => ({
      start,
      end,
      text,
      name: `${name}-${place}`,
      recording: name,
    })),
  );
  const sentences = pickAtRandom(
    everySentence.filter(({ start, end }) => end - start >= SHORTEST && end - start <= LONGEST),
    SENTENCES,
  );
  const passages = descriptions.map((name) => {
    const cues = cuesOf(name).filter(({ end }) => end <= PASSAGE);
    const text = cues.map((cue) => cue.text).join(" ");
    return { start: 0, end: cues.at(-1)?.end ?? 0, text, name: `${name}-passage`, recording: name };
  });
  return { sentences: await makeSet(sentences), passages: await makeSet(passages) };

  /** @param {typeof everySentence} speeches */
  async function makeSet(speeches) {
    /** @type {Speech[]} */
    const set = [];
    for (const condition of /** @type {Condition[]} */ (Object.keys(conditions)))
      for (const [place, { name, recording, start, end, text }] of speeches.entries()) {
        const file = join(folder, condition, `${name}.wav`);
        if (!existsSync(file))
          await writeWav(file, conditions[condition](cut(recording, start, end), place));
        const plain = text.replaceAll(/<\/?\w\w>/g, "");
        set.push({ file, text: plain, seconds: end - start, language, condition, name });
      }
    return set;
  }
}

/**
 * Picks so many of a list, the same in every run.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 */
export function pickAtRandom(list, count) {
  const random = randomFrom(list.length);
  return list
    .map((each) => ({ each, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ each }) => each);
}
