import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { fromWebVtt } from "../../src/lib/sound/webVtt.js";
import { serve } from "../hosting/serve.js";
import { browser, browserFlags } from "../machine/browser.js";
import { folderOf } from "../museums/folders.js";
import { inProject } from "../project.js";
import { measureMp3 } from "../voices/checking/measureMp3.js";
import { median } from "./median.js";

/** In seconds: as long as the description of a work may be. */
const LENGTH = 90;
/** How many seconds of a recording are put together in one. */
const SPEED = 20;

/** In milliseconds: from the key that stops a take to its first sound. */
const HEARD = 300;
/** In milliseconds: how long somebody reads before that, and how often. */
const READING = 6000;
const TAKES = 5;

/** Measures what whoever reads in the booth waits for. Answers whether that is short enough. */
export async function benchBooth() {
  console.log("\nThe booth");
  const met = [await recordingSpeed(), await hearingBack()];
  return met.every(Boolean);
}

/** How fast a recording is made of sentences: evened out, joined, mastered and encoded. */
async function recordingSpeed() {
  const { module } = await runnerImport(inProject("src/studio/booth/sound/soundTasks.ts"));
  const { soundTasks } =
    /** @type {typeof import("../../src/studio/booth/sound/soundTasks.ts")} */ (module);
  const program = createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3");
  const wasm = new Uint8Array(readFileSync(program));
  const sentences = await read();
  /** @type {number[]} */
  const speeds = [];
  // The first is slower: the encoder is made ready.
  for (const _ of ["first", "second", "third", "fourth"]) {
    const began = performance.now();
    const { figures } = await soundTasks.recording(sentences, "apollo", wasm);
    speeds.push(figures.seconds / ((performance.now() - began) / 1000));
  }
  const speed = median(speeds.slice(1));
  const isMet = speed >= SPEED;
  console.log(
    `  ${isMet ? "met   " : "MISSED"} a recording of ${LENGTH} s is put together ${speed.toFixed(0)} times faster than it sounds (target ${SPEED})`,
  );
  return isMet;
}

/** How soon a take is heard, in Chromium, whose microphone hears one of our recordings. */
async function hearingBack() {
  const folder = mkdtempSync(join(tmpdir(), "varco-booth-"));
  const { port, close } = await serve({ port: 0 });
  const tape = join(folder, "voice.wav");
  const { module } = await runnerImport(inProject("src/studio/booth/sound/making/wav.ts"));
  const { encodeWav } = /** @type {typeof import("../../src/studio/booth/sound/making/wav.ts")} */ (
    module
  );
  const voice = `${folderOf("galleria-borghese")}/recordings/it/apollo.mp3`;
  const { samples, sampleRate } = await measureMp3(readFileSync(voice));
  writeFileSync(tape, encodeWav({ samples, rate: sampleRate }));
  const microphone = [
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${tape}`,
  ];
  const args = [...browserFlags, ...microphone];
  const chrome = await chromium.launch({ executablePath: await browser(), args });
  try {
    const context = await chrome.newContext({ permissions: ["microphone"] });
    const page = await context.newPage();
    await page.addInitScript(noteSounds);
    await page.goto(`http://localhost:${port}/studio`);
    await page.getByRole("button", { name: "Guarda la Galleria Borghese" }).click();
    await page.waitForURL(/opere/);
    await page.goto(page.url().replace(/opere$/, "voci/it/apollo"));
    await page.getByRole("button", { name: "Accendi il microfono" }).first().click();
    await page.getByRole("meter").waitFor();
    /** @type {number[]} */
    const waits = [];
    for (let take = 0; take < TAKES; take++) {
      await page.keyboard.press("Space");
      await page.getByText("Registro", { exact: true }).waitFor();
      await page.waitForTimeout(READING);
      await page.keyboard.press("Space");
      await page.getByText("Riascolto", { exact: true }).waitFor();
      waits.push(await page.evaluate(soundAfterKey));
      await page.keyboard.press("a");
    }
    const wait = median(waits);
    const isMet = wait <= HEARD;
    console.log(
      `  ${isMet ? "met   " : "MISSED"} a take is heard after ${wait.toFixed(0)} ms (target ${HEARD}; ${waits.map((each) => each.toFixed(0)).join(", ")})`,
    );
    return isMet;
  } finally {
    await chrome.close();
    close();
    rmSync(folder, { recursive: true });
  }
}

/** Runs in the page: notes when a key was pressed, and when a sound begins. */
function noteSounds() {
  const noted = { key: 0, sound: Promise.resolve(0) };
  Object.assign(window, { noted });
  const { start } = AudioBufferSourceNode.prototype;
  let begun = (/** @type {number} */ _time) => {};
  addEventListener(
    "keydown",
    () => {
      noted.key = performance.now();
      noted.sound = new Promise((resolve) => (begun = resolve));
    },
    true,
  );
  AudioBufferSourceNode.prototype.start = function (...when) {
    begun(performance.now());
    return start.apply(this, when);
  };
}

async function soundAfterKey() {
  const { noted } = /** @type {any} */ (window);
  return (await noted.sound) - noted.key;
}

/** The sentences of real recordings, until they are long enough. */
async function read() {
  const folder = `${folderOf("galleria-borghese")}/recordings/it`;
  const sentences = [];
  let seconds = 0;
  for (const clip of ["apollo", "davide", "andromeda"]) {
    const { samples, sampleRate } = await measureMp3(readFileSync(`${folder}/${clip}.mp3`));
    for (const { start, end } of fromWebVtt(readFileSync(`${folder}/${clip}.vtt`, "utf8"))) {
      if (seconds >= LENGTH) return sentences;
      const part = samples.slice(Math.round(start * sampleRate), Math.round(end * sampleRate));
      sentences.push({ samples: part, startsParagraph: sentences.length % 4 === 0 });
      seconds += end - start;
    }
  }
  return sentences;
}
