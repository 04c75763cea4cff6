import { readdirSync, readFileSync, statSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browser, browserFlags } from "../machine/browser.js";
import { site } from "../project.js";
import { serve } from "../hosting/serve.js";
import { median } from "./median.js";

const ROUNDS = 7;
/** A kept recording may take this many times as long to begin as one from a local server. */
const LARGEST_RATIO = 1.5;

/**
 * What the app takes on a device, what a downloaded visit takes, and how soon a recording is heard
 * without a network. Answers whether it is heard about as soon as with one.
 */
export async function benchOffline() {
  const kept = keptFiles();
  console.log("\nKept on the device");
  console.log(`  the app, after one visit: ${kept.length} files, ${kB(sum(kept, sent))} as sent`);
  for (const { language, files, bytes } of downloads())
    console.log(`  the whole visit in ${language}: ${files} files, ${kB(bytes)}`);
  const { online, offline } = await tapToSound();
  const ratio = offline / online;
  const isMet = ratio <= LARGEST_RATIO;
  console.log(
    `  ${isMet ? "met   " : "MISSED"} from tap to sound: ${online.toFixed(0)} ms from a server on this machine, ${offline.toFixed(0)} ms without a network, ratio ${ratio.toFixed(2)} (target ${LARGEST_RATIO})`,
  );
  return isMet;
}

function keptFiles() {
  const worker = readFileSync(`${site}/worker-galleria-borghese.js`, "utf8");
  const [, data] = /^self\.kept=(.+);importScripts\(/.exec(worker) ?? [];
  if (!data) throw new Error("The service worker names no files");
  /** @type {{ files: { url: string }[] }} */
  const { files } = JSON.parse(data);
  return files.map(({ url }) => (url.endsWith("/") ? `${url}index.html` : url));
}

function downloads() {
  const folder = `${site}/galleria-borghese/catalogue`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      /** @type {import("../../src/catalogue/catalogue.ts").Catalogue["museum"]} */
      const { offline } = JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
      const files = JSON.parse(readFileSync(site + offline.list, "utf8")).length;
      return { language: name.replace(".json", ""), files, bytes: offline.bytes };
    });
}

/** The median time in ms from a tap on Play, on a page just opened, until the recording moves. */
async function tapToSound() {
  const { port, close } = await serve({ port: 0 });
  const chrome = await chromium.launch({ executablePath: await browser(), args: browserFlags });
  try {
    const context = await chrome.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const address = `http://localhost:${port}/galleria-borghese`;
    await page.goto(`${address}/disability?lang=en`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const measure = async () => {
      const times = [];
      for (let round = 0; round < ROUNDS; round++) {
        await page.goto(`${address}/artwork-description/apollo?lang=en`);
        await page.getByRole("button", { name: "Play", exact: true }).waitFor();
        times.push(await page.evaluate(playAndListen));
      }
      return median(times);
    };
    const online = await measure();
    await page.goto(`${address}/disability?lang=en`);
    await page.getByRole("button", { name: /^Download for offline/ }).click();
    await page.getByRole("button", { name: "Remove the download" }).waitFor();
    close();
    await context.setOffline(true);
    return { online, offline: await measure() };
  } finally {
    await chrome.close();
    close();
  }
}

/** Runs in the page. */
async function playAndListen() {
  const button = document.querySelector(".player-button");
  if (!(button instanceof HTMLElement)) throw new Error("There is nothing to play");
  const began = performance.now();
  button.click();
  const audio = document.querySelector("audio");
  await new Promise((resolve) => {
    const look = () => (audio && audio.currentTime > 0 ? resolve(undefined) : setTimeout(look, 1));
    look();
  });
  return performance.now() - began;
}

/** @param {string} file */
function sent(file) {
  const path = site + file;
  try {
    return statSync(`${path}.br`).size;
  } catch {
    return statSync(path).size;
  }
}

/**
 * @param {string[]} files
 * @param {(file: string) => number} size
 */
function sum(files, size) {
  return files.reduce((all, file) => all + size(file), 0);
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
