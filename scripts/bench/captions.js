import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { browser, browserFlags } from "../machine/browser.js";
import { serve } from "../hosting/serve.js";
import { median } from "./median.js";

const FINALS = 12_000;
const EARLY = 10;
/** How many sentences around the `EARLY`th are measured in each new visit. */
const AROUND = 10;
const LARGEST_RATIO = 2;

/**
 * What a sentence costs at the beginning of a visit and after two hours of it, in the reducer and
 * in the page. Answers whether it costs about the same.
 */
export async function benchCaptions() {
  console.log(`\nCaptions: the ${EARLY}th and the ${FINALS.toLocaleString("en")}th sentence`);
  const reducer = await inReducer();
  const page = await inPage();
  return [show("reducer", reducer), show("page", page)].every(Boolean);
}

/**
 * @param {string} where
 * @param {{ early: number, late: number }} cost
 */
function show(where, { early, late }) {
  const ratio = late / early;
  const isMet = ratio <= LARGEST_RATIO;
  const ms = (/** @type {number} */ time) => `${time.toFixed(3)} ms`;
  console.log(
    `  ${isMet ? "met   " : "MISSED"} ${where}: ${ms(early)}, then ${ms(late)}, ratio ${ratio.toFixed(2)} (target ${LARGEST_RATIO})`,
  );
  return isMet;
}

async function inReducer() {
  const server = await createServer({ server: { middlewareMode: true }, logLevel: "error" });
  try {
    const { captionsBehaviour } = await server.ssrLoadModule("/src/captions/captionsBehaviour.ts");
    const spoken = () => {
      const { initial, reduce } = captionsBehaviour;
      let state = reduce(initial, { at: 0, type: "opened", pages: [], isSupported: true });
      state = reduce(state, { at: 0, type: "asked" });
      state = reduce(state, { at: 0, type: "begun", language: "en" });
      return (/** @type {number} */ number) => {
        const at = number * 600;
        const from = number % 50;
        const began = performance.now();
        // Browsers end a recogniser's session by themselves; here it ends after fifty sentences.
        if (from === 0) {
          state = reduce(state, { at, type: "ended" });
          state = reduce(state, { at, type: "waited" });
          state = reduce(state, { at, type: "begun", language: "en" });
        }
        const text = `the sentence with the number ${number} is about apollo and daphne`;
        for (const words of [4, 8]) {
          const interim = text.split(" ").slice(0, words).join(" ");
          state = reduce(state, {
            at,
            type: "resultsChanged",
            from,
            results: [speechResult(interim, false)],
          });
        }
        state = reduce(state, {
          at,
          type: "resultsChanged",
          from,
          results: [speechResult(text, true)],
        });
        return performance.now() - began;
      };
    };
    // Code runs faster once the engine has optimised it, so early sentences are said often, too.
    const early = Array.from({ length: 300 }, () => around(spoken(), EARLY)).flat();
    const long = spoken();
    for (let number = 0; number < FINALS - AROUND; number++) long(number);
    const late = Array.from({ length: 300 }, (_, index) => long(FINALS - AROUND + index));
    return { early: median(early.slice(-300)), late: median(late) };
  } finally {
    await server.close();
  }
}

/**
 * @param {(number: number) => number} say
 * @param {number} number
 */
function around(say, number) {
  const costs = Array.from({ length: number + AROUND / 2 }, (_, index) => say(index));
  return costs.slice(-AROUND);
}

/**
 * @param {string} text
 * @param {boolean} isFinal
 */
function speechResult(text, isFinal) {
  return { text, isFinal, confidence: isFinal ? 0.9 : 0 };
}

async function inPage() {
  const { port, close } = await serve({ port: 0 });
  const chrome = await chromium.launch({ executablePath: await browser(), args: browserFlags });
  try {
    const page = await chrome.newPage({ viewport: { width: 360, height: 740 } });
    await page.addInitScript(pretendRecogniser);
    /** @param {number} finals */
    const costs = async (finals) => {
      await page.goto(`http://localhost:${port}/galleria-borghese/transcription?lang=en`);
      await page.evaluate(() => localStorage.clear());
      await page.reload({ waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Start", exact: true }).click();
      return page.evaluate(sayAndMeasure, finals);
    };
    const early = [];
    for (let round = 0; round < 5; round++)
      early.push(...(await costs(EARLY + AROUND)).slice(EARLY - AROUND / 2));
    const late = (await costs(FINALS)).slice(-5 * AROUND);
    return { early: median(early), late: median(late) };
  } finally {
    await chrome.close();
    close();
  }
}

/** Runs in the page before its scripts: gives it a recogniser that hears what the bench says. */
export function pretendRecogniser() {
  class Pretended extends EventTarget {
    start() {
      Object.assign(window, { recogniser: this });
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Pretended, webkitSpeechRecognition: undefined });
}

/**
 * Runs in the page: has the recogniser hear sentences, and answers how many milliseconds each took
 * until it was laid out.
 * @param {number} finals
 */
async function sayAndMeasure(finals) {
  const { recogniser } = /** @type {{ recogniser: EventTarget }} */ (
    /** @type {unknown} */ (window)
  );
  recogniser.dispatchEvent(new Event("start"));
  const costs = [];
  for (let number = 0; number < finals; number++) {
    const transcript = `the sentence with the number ${number} is about apollo and daphne`;
    const result = { 0: { transcript, confidence: 0.9 }, isFinal: true };
    // In a browser the list of results still has the earlier ones, so its length counts them.
    const results = { length: number + 1, [number]: result };
    const began = performance.now();
    recogniser.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: number }));
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", resolve, { once: true });
      channel.port1.start();
      channel.port2.postMessage("");
    });
    const log = document.querySelector(".captions-log");
    if (!log?.scrollHeight) throw new Error("There are no captions");
    costs.push(performance.now() - began);
    // In a museum the screen is drawn between two sentences; here after every tenth.
    if (number % 10 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return costs;
}
