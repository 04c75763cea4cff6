import { readFileSync } from "node:fs";
import { runnerImport } from "vite";
import { fromWebVtt } from "../../../src/lib/sound/webVtt.js";
import { RATE } from "../../ears/sounds/acoustics/levels.js";
import { readWav } from "../../ears/sounds/wavFiles.js";
import { folderOf } from "../../museums/folders.js";
import { inProject } from "../../project.js";
import { median } from "../median.js";
import { screens, showings } from "./showings.js";

/**
 * @typedef {import("../../../src/i18n/languages.ts").Language} Language
 * @typedef {import("./earsPage.js").EarsPage} EarsPage
 * @typedef {import("./earsPage.js").Noted} Noted
 * @typedef {import("./mishearing.js").Mishearing} Mishearing
 * @typedef {import("../../ears/sounds/conditions.js").Condition} Condition
 * @typedef {import("../../ears/sounds/speechSet.js").Speech} Speech
 * @typedef {import("../../ears/sounds/spokenClips.js").Clip} Clip
 * @typedef {import("../../ears/sounds/museumNoise.js").NoiseFile} NoiseFile
 */

/**
 * How many words are misheard in sentences, each heard as a whole.
 * @param {EarsPage} page
 * @param {readonly Speech[]} sentences
 * @param {Mishearing} mishearing
 */
export async function wordsMisheard(page, sentences, { count }) {
  const none = () => ({ words: 0, errors: 0, misheard: /** @type {string[]} */ ([]) });
  /** @type {Record<Condition, ReturnType<typeof none>>} */
  const counted = { clean: none(), noise: none(), echo: none() };
  for (const { file, text, language, condition } of sentences) {
    const { noted } = await page.hear(followed(readWav(file)), writing(language), "at once");
    const { words, errors, misheard } = count(text, written(noted));
    const sum = counted[condition];
    sum.words += words;
    sum.errors += errors;
    sum.misheard.push(...misheard);
  }
  return counted;
}

/**
 * How late words are shown while somebody speaks without a break, and how many are misheard then.
 * @param {EarsPage} page
 * @param {Speech} passage
 * @param {number} seconds
 * @param {Mishearing} mishearing
 */
export async function lateness(page, { file, name, language }, seconds, { count, describeFault }) {
  const recording = name.replace(/-passage$/, "");
  const captions = `${folderOf("galleria-borghese")}/recordings/${language}/${recording}.vtt`;
  const sentences = fromWebVtt(readFileSync(captions, "utf8"))
    .filter(({ end }) => end <= seconds)
    .map(({ end, text }) => ({ end, text: text.replaceAll(/<\/?\w\w>/g, "") }));
  const spoken = readWav(file).slice(0, (sentences.at(-1)?.end ?? 0) * RATE);
  const { noted } = await page.hear(followed(spoken), writing(language), "as spoken");
  const delays = showings(noted, sentences, describeFault);
  const shown = delays.filter((delay) => delay !== undefined).toSorted((a, b) => a - b);
  const script = sentences.map(({ text }) => text).join(" ");
  return {
    ...count(script, written(noted)),
    middle: median(shown),
    slowest: shown[Math.floor(shown.length * 0.95)] ?? 0,
    shown: shown.length,
    sentences: sentences.length,
    behind: Math.max(0, ...noted.map(({ news }) => (news.type === "behind" ? news.seconds : 0))),
    skipped: noted.reduce((sum, { news }) => sum + (news.type === "skipped" ? news.seconds : 0), 0),
    seconds: spoken.length / RATE,
  };
}

/**
 * How long hearing takes, compared to how long was spoken.
 * @param {EarsPage} page
 * @param {readonly Speech[]} sentences
 */
export async function slowness(page, sentences) {
  const [warming, ...measured] = sentences.map(({ file }) => readWav(file));
  const language = sentences[0]?.language ?? "en";
  // The first pass is slower than all others: the browser is still compiling.
  if (warming) await page.hear(followed(warming), writing(language), "at once");
  let [spent, spoken] = [0, 0];
  for (const sound of measured) {
    spent += (await page.hear(followed(sound), writing(language), "at once")).seconds;
    spoken += sound.length / RATE;
  }
  return spent / spoken;
}

/**
 * What is written down, or taken for a command, while nobody speaks.
 * @param {EarsPage} page
 * @param {readonly NoiseFile[]} noises
 * @param {Language} language
 */
export async function inventions(page, noises, language) {
  const { phrases } = await commandsIn(language);
  /** @type {{ kind: string, text: string }[]} */
  const texts = [];
  /** @type {{ kind: string, phrase: string, said: string }[]} */
  const taken = [];
  for (const { file, kind } of noises) {
    const noise = readWav(file);
    const { noted } = await page.hear(noise, writing(language), "as it keeps up");
    const shown = new Set(screens(noted).map(({ text }) => text));
    shown.delete("");
    texts.push(...[...shown].map((text) => ({ kind, text })));
    const how = { ...writing(language), phrases };
    const heard = await page.hear(noise, how, "as it keeps up");
    for (const { news } of heard.noted)
      if (news.type === "phraseHeard" && news.phrase !== undefined)
        taken.push({ kind, phrase: news.phrase, said: news.said });
  }
  return { texts, taken };
}

/**
 * Which command each clip is taken for.
 * @param {EarsPage} page
 * @param {readonly Clip[]} clips
 * @param {Language} language
 */
export async function commandsTaken(page, clips, language) {
  const { phrases, commandOf } = await commandsIn(language);
  const taken = [];
  for (const { file, ...clip } of clips) {
    const { noted } = await page.hear(readWav(file), { ...writing(language), phrases }, "at once");
    const { at: seconds, news } = noted.find((each) => each.news.type === "phraseHeard") ?? {};
    const { phrase, said } =
      news?.type === "phraseHeard" ? news : { phrase: undefined, said: undefined };
    taken.push({ ...clip, heardAs: phrase, said, taken: phrase && commandOf(phrase), seconds });
  }
  return taken;
}

/** @param {Language} language */
async function commandsIn(language) {
  const [{ module: words }, { module: commands }] = await Promise.all([
    runnerImport(inProject(`src/i18n/tour/${language}.ts`)),
    runnerImport(inProject("src/i18n/commands.ts")),
  ]);
  const { tour } = /** @type {typeof import("../../../src/i18n/tour/en.ts")} */ (words);
  const { phrasesOf, commandForPhrase } =
    /** @type {typeof import("../../../src/i18n/commands.ts")} */ (commands);
  return {
    phrases: phrasesOf(tour.commands),
    commandOf: (/** @type {string} */ phrase) => commandForPhrase(phrase, tour.commands),
  };
}

/** @param {Language} language */
function writing(language) {
  return { language, names: [], phrases: [] };
}

/**
 * What is written down for good.
 * @param {readonly Noted[]} noted
 */
function written(noted) {
  return noted
    .flatMap(({ news }) => (news.type === "resultsChanged" ? news.results : []))
    .filter(({ isFinal }) => isFinal)
    .map(({ text }) => text)
    .join(" ");
}

/**
 * With a second in which nobody speaks.
 * @param {Float32Array} samples
 */
function followed(samples) {
  const longer = new Float32Array(samples.length + RATE);
  longer.set(samples);
  return longer;
}
