import { writeFileSync } from "node:fs";
import { runnerImport } from "vite";
import { ears } from "../ears/folder.js";
import { conditions } from "../ears/sounds/conditions.js";
import { museumNoises } from "../ears/sounds/museumNoise.js";
import { pickAtRandom, speechSet } from "../ears/sounds/speechSet.js";
import { makeClips, everythingToSay } from "../ears/sounds/spokenClips.js";
import { inProject } from "../project.js";
import { median } from "./median.js";
import { browsersOwn } from "./ears/browsersOwn.js";
import { earsPage } from "./ears/earsPage.js";
import { commandsTaken, inventions, lateness, slowness, wordsMisheard } from "./ears/measures.js";
import { mishearing } from "./ears/mishearing.js";

/**
 * @typedef {import("../../src/i18n/languages.ts").Language} Language
 * @typedef {import("../../src/catalogue/earsFiles.ts").EarsSize} EarsSize
 * @typedef {import("./ears/earsPage.js").EarsPage} EarsPage
 * @typedef {{ sentences: number, spoken: number, noises: number, commands: number, others: number }} Amount
 *   `sentences`, `commands` and `others` are each heard clean, in noise and in a hall; `spoken` in
 *   seconds
 */

/** @type {Record<"whole" | "quick", Amount>} */
const amounts = {
  whole: { sentences: 12, spoken: 60, noises: Infinity, commands: 24, others: 12 },
  quick: { sentences: 6, spoken: 40, noises: 3, commands: 12, others: 6 },
};

/**
 * How well and how fast speech is recognised on the device, in Chromium, in each size that `ears/`
 * has. Nothing here is a limit: machines differ, and what is wanted is said beside.
 * @param {{ isQuick?: boolean, sizes?: string[], languages?: string[], into?: string }} [asked]
 *   `into`: a file for all figures
 */
export async function benchEars({ isQuick = false, sizes = [], languages = [], into } = {}) {
  const { module } = await runnerImport(inProject("src/i18n/languages.ts"));
  const known = /** @type {typeof import("../../src/i18n/languages.ts")} */ (module).languages;
  const published = /** @type {EarsSize[]} */ (Object.keys(ears.read()?.sizes ?? {}));
  if (published.length === 0) throw new Error("There is no ears/: npm run ears -- --help");
  const amount = amounts[isQuick ? "quick" : "whole"];
  /** @type {Record<string, Record<string, unknown>>} */
  const figures = {};
  console.log(`\nSpeech recognised on the device. ${await browsersOwn()}`);
  for (const size of published.filter((each) => isAmong(each, sizes))) {
    figures[size] = { device: await benchDevice(size, amount) };
    for (const language of known.filter((each) => isAmong(each, languages))) {
      figures[size][language] = await benchLanguage(size, language, amount);
      if (into) writeFileSync(into, JSON.stringify(figures, undefined, 1));
    }
  }
  return true;
}

/**
 * What it costs the device.
 * @param {EarsSize} size
 * @param {Amount} amount
 */
async function benchDevice(size, amount) {
  const { sentences } = await speechSet("en");
  const some = sentences.filter(({ condition }) => condition === "clean").slice(0, 8);
  /** @type {number[]} */
  const factors = [];
  for (const threads of /** @type {const} */ ([1, 2])) {
    const page = await earsPage(size, threads);
    factors.push(await slowness(page, some.slice(0, amount.sentences + 1)));
    await page.close();
  }
  const page = await earsPage(size);
  await slowness(page, some.slice(0, 2));
  const memory = await page.memory();
  const { bytes, before, seconds, threads, isIsolated } = page;
  await page.close();
  const [one = 0, two = 0] = factors;
  console.log(`
${size}: ${Math.round(bytes / 1e6)} MB to download, ready after ${seconds.toFixed(1)} s, ${threads} threads${isIsolated ? "" : ", not isolated"}
  a second of speech takes ${one.toFixed(2)} s with one thread, ${two.toFixed(2)} s with two
  the page takes ${memory.now.toFixed(0)} MB, at most ${memory.most.toFixed(0)} MB (${before.now.toFixed(0)} MB before)`);
  return { bytes, seconds, threads, one, two, before, memory };
}

/**
 * @param {EarsSize} size
 * @param {Language} language
 * @param {Amount} amount
 */
async function benchLanguage(size, language, amount) {
  const { sentences, passages } = await speechSet(language);
  const counting = await mishearing(language);
  const passage = passages.find(({ condition }) => condition === "clean");
  if (!passage) throw new Error(`There is no speech in ${language}.`);
  const every = Object.keys(conditions);
  const some = every.flatMap((condition) =>
    sentences.filter((each) => each.condition === condition).slice(0, amount.sentences),
  );
  const toSay = await everythingToSay(language);
  const said = [
    ...pickAtRandom(
      toSay.filter(({ command }) => command !== null),
      amount.commands,
    ),
    ...pickAtRandom(
      toSay.filter(({ command }) => command === null),
      amount.others,
    ),
  ];
  const clips = await makeClips(said, language);
  const noises = (await museumNoises()).slice(0, amount.noises);
  const page = await earsPage(size);
  try {
    console.log(`\n${size}, ${language}`);
    const misheard = await wordsMisheard(page, some, counting);
    const share = (/** @type {{ errors: number, words: number }} */ { errors, words }) =>
      `${((100 * errors) / words).toFixed(1)} %`;
    const inEach = Object.entries(misheard).map(([name, count]) => `${name} ${share(count)}`);
    console.log(`  words misheard, names included: ${inEach.join(", ")}`);
    const late = await lateness(page, passage, amount.spoken, counting);
    console.log(
      `  spoken without a break: ${share(late)}; the last word of a sentence is shown after ${late.middle.toFixed(1)} s, of the slowest twentieth after ${late.slowest.toFixed(1)} s (${late.shown} of ${late.sentences} sentences; of the others it was misheard)${late.skipped > 0 ? `; ${late.skipped} s left out` : ""}`,
    );
    const invented = await inventions(page, noises, language);
    const listed = (/** @type {string[]} */ each) => each.map((text) => `\n    ${text}`).join("");
    console.log(
      `  written while nobody spoke: ${invented.texts.length} (wanted 0)${listed(invented.texts.map(({ kind, text }) => `${kind}: ${text}`))}`,
    );
    console.log(
      `  commands heard while nobody spoke: ${invented.taken.length} (wanted 0)${listed(invented.taken.map(({ kind, phrase, said: text }) => `${kind}: ${phrase} (${text})`))}`,
    );
    const taken = await commandsTaken(page, clips, language);
    tellCommands(taken);
    return { misheard, late, invented, taken };
  } finally {
    await page.close();
  }
}

/** @param {Awaited<ReturnType<typeof commandsTaken>>} taken */
function tellCommands(taken) {
  const given = taken.filter(({ command }) => command !== null);
  const others = taken.filter(({ command }) => command === null);
  const seconds = taken.flatMap((each) => each.seconds ?? []);
  console.log(
    `  commands (wanted: 95 % right), understood within ${median(seconds).toFixed(1)} s in the middle`,
  );
  for (const condition of Object.keys(conditions)) {
    const some = given.filter((each) => each.condition === condition);
    const right = some.filter((each) => each.taken === each.command).length;
    const none = some.filter((each) => !each.taken).length;
    console.log(
      `    ${condition}: ${right} of ${some.length} right, ${some.length - right - none} taken for another, ${none} for none`,
    );
  }
  const wrong = others.filter((each) => each.taken);
  console.log(
    `    other phrases taken for a command: ${wrong.length} of ${others.length} (wanted 0)`,
  );
  for (const { phrase, heardAs, condition } of wrong)
    console.log(`      ${condition}: ${phrase} → ${heardAs}`);
}

/**
 * @param {string} one
 * @param {string[]} some all, where none is named
 */
function isAmong(one, some) {
  return some.length === 0 || some.includes(one);
}
