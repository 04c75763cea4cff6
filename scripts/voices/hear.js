import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getWhisper } from "./kit.js";
import { decode } from "./sound.js";

const MODEL = "Xenova/whisper-small";
const RATE = 16_000;

/** What is listened to at once, in seconds: the model hears no more than thirty. */
const LONGEST = 27;

const languages = { en: "english", fr: "french", de: "german", it: "italian", es: "spanish" };

/** A listener who writes down what a recording says. */
export async function createListener() {
  const { models, transformers } = await getWhisper();
  const { env, pipeline } = transformers;
  env.allowRemoteModels = false;
  env.localModelPath = models;
  const whisper = await pipeline("automatic-speech-recognition", MODEL, { dtype: "q8" });
  // Numbers are written out in the scripts; so the listener may not write them in digits.
  const vocabulary = JSON.parse(readFileSync(join(models, MODEL, "vocab.json"), "utf8"));
  const digits = Object.keys(vocabulary).filter((token) => /\d/.test(token));
  const { suppress_tokens: suppressed } = whisper.model.generation_config;
  const spellings = JSON.parse(readFileSync(join(models, MODEL, "normalizer.json"), "utf8"));

  return {
    /** British to American: the listener writes the one or the other as it likes. @type {Record<string, string>} */
    spellings,
    /**
     * @param {string} file
     * @param {readonly { start: number, end: number }[]} cues
     * @param {keyof typeof languages} language
     */
    async hear(file, cues, language) {
      const samples = decode(file, RATE);
      const heard = [];
      for (const [start, end] of breaths(cues)) {
        const sound = samples.subarray(Math.max(start - 0.2, 0) * RATE, (end + 0.2) * RATE);
        const { text } = await whisper(sound, {
          language: languages[language],
          task: "transcribe",
          suppress_tokens: [...suppressed, ...digits.map((token) => vocabulary[token])],
        });
        heard.push(text.trim());
      }
      return heard.join(" ");
    },
  };
}

/**
 * Whole sentences in a row, as many as can be heard at once.
 * @param {readonly { start: number, end: number }[]} cues
 */
function breaths(cues) {
  /** @type {[start: number, end: number][]} */
  const stretches = [];
  for (const { start, end } of cues) {
    const last = stretches.at(-1);
    if (last && end - last[0] <= LONGEST) last[1] = end;
    else stretches.push([start, end]);
  }
  return stretches;
}
