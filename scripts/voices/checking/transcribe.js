import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getWhisper } from "../speaking/kit.js";
import { numbersInWords } from "./numbers.js";
import { decode } from "../speaking/ffmpeg.js";

const MODEL = "Xenova/whisper-small";
const RATE = 16_000;

/** Whisper’s tokens after the one that ends a text, up to `LAST_SPECIAL`, are not words. */
const END_OF_TEXT = 50_257;
const LAST_SPECIAL = 50_364;

/** In seconds: Whisper takes no more than thirty at once. */
const LONGEST = 27;

/** How Whisper calls the languages. @type {Record<import("../../../src/i18n/languages.ts").Language, string>} */
const languages = { en: "english", fr: "french", de: "german", it: "italian", es: "spanish" };

/** Prepares Whisper to write down what a recording says. */
export async function createTranscriber() {
  const { models, transformers, cardinalIn } = await getWhisper();
  const { AutoProcessor, AutoTokenizer, env, WhisperForConditionalGeneration } = transformers;
  env.allowRemoteModels = false;
  env.localModelPath = models;
  const [processor, tokenizer, model] = await Promise.all([
    AutoProcessor.from_pretrained(MODEL),
    AutoTokenizer.from_pretrained(MODEL),
    WhisperForConditionalGeneration.from_pretrained(MODEL, { dtype: "q8" }),
  ]);
  const vocabulary = JSON.parse(readFileSync(join(models, MODEL, "vocab.json"), "utf8"));
  const digits = Object.keys(vocabulary).flatMap((token) =>
    /\d/.test(token) ? vocabulary[token] : [],
  );
  const suppressed = [
    ...model.generation_config.suppress_tokens,
    // With these Whisper may go over to another language in the middle of a text, and stay there.
    ...Array.from({ length: LAST_SPECIAL - END_OF_TEXT }, (_, at) => END_OF_TEXT + 1 + at),
  ];
  const spellings = JSON.parse(readFileSync(join(models, MODEL, "normalizer.json"), "utf8"));

  return {
    /** British to American spellings: Whisper writes either. @type {Record<string, string>} */
    spellings,
    /**
     * @param {string} file
     * @param {readonly { start: number, end: number }[]} cues
     * @param {import("../../../src/i18n/languages.ts").Language} language
     */
    async transcribe(file, cues, language) {
      const samples = decode(file, RATE);
      const texts = [];
      for (const [start, end] of groupCues(cues)) {
        const sound = samples.subarray(Math.max(start - 0.2, 0) * RATE, (end + 0.2) * RATE);
        const tokens = await model.generate({
          ...(await processor(sound)),
          language: languages[language],
          task: "transcribe",
          suppress_tokens: language === "en" ? [...suppressed, ...digits] : suppressed,
          max_new_tokens: 200,
        });
        texts.push(tokenizer.batch_decode(tokens, { skip_special_tokens: true })[0].trim());
      }
      const text = texts.join(" ");
      // English years are said in pairs of digits, so in English Whisper may not write digits.
      return language === "en" ? text : numbersInWords(text, language, await cardinalIn(language));
    },
  };
}

/**
 * Groups whole sentences into stretches that Whisper can take at once.
 * @param {readonly { start: number, end: number }[]} cues
 */
function groupCues(cues) {
  /** @type {[start: number, end: number][]} */
  const stretches = [];
  for (const { start, end } of cues) {
    const last = stretches.at(-1);
    if (last && end - last[0] <= LONGEST) last[1] = end;
    else stretches.push([start, end]);
  }
  return stretches;
}
