import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browser, browserFlags } from "../machine/browser.js";
import { allowed, cameraClip, cameraFlags } from "../checks/camera/cameraClip.js";
import { serve } from "../hosting/serve.js";
import { pretendRecogniser } from "./captions.js";
import { framesWithoutCode } from "./frames.js";

const SECONDS = 10;
const LONGEST = 50;

/**
 * Measures for how long at a time the main thread is busy while the scanner looks for a code that
 * is not there, and while a guide is captioned. Answers whether it was never longer than `LONGEST`.
 */
export async function benchMainThread() {
  const folder = mkdtempSync(join(tmpdir(), "varco-bench-"));
  const film = join(folder, "room.y4m");
  const frames = await framesWithoutCode(20);
  writeFileSync(film, cameraClip(frames.map(({ light }) => Uint8Array.from(light))));
  const { port, close } = await serve({ port: 0 });
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: [...browserFlags, ...cameraFlags(film), allowed],
  });
  try {
    const address = `http://localhost:${port}/galleria-borghese`;
    const scanning = await whileScanning(await chrome.newPage(), address);
    console.log(`\nThe main thread for ${SECONDS} s`);
    console.log(
      `  ${(scanning.read / SECONDS).toFixed(1)} frames a second read, of 10 that the camera gives`,
    );
    const captioning = await whileCaptioning(await chrome.newPage(), address);
    return [
      show("the scanner at work", scanning.longest) && scanning.read > 0,
      show("captions, four words a second", captioning.longest),
    ].every(Boolean);
  } finally {
    await chrome.close();
    close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} what
 * @param {number} longest
 */
function show(what, longest) {
  const isMet = longest <= LONGEST;
  console.log(
    `  ${isMet ? "met   " : "MISSED"} ${what}: busy for ${longest.toFixed(0)} ms at most (target ${LONGEST})`,
  );
  return isMet;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 */
async function whileScanning(page, address) {
  await page.addInitScript(() => {
    // Every frame that the scanner sends to be read passes here.
    const post = Worker.prototype.postMessage;
    let sent = 0;
    Worker.prototype.postMessage = function counted(...given) {
      sent++;
      return post.apply(this, /** @type {Parameters<typeof post>} */ (given));
    };
    Object.assign(window, { framesSent: () => sent });
  });
  await page.goto(`${address}/deaf-user?lang=en`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Tap to activate the camera" }).click();
  await page.getByRole("main").getByText("The camera is on.").waitFor();
  return page.evaluate(watchMainThread, SECONDS * 1000);
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 */
async function whileCaptioning(page, address) {
  await page.addInitScript(pretendRecogniser);
  await page.addInitScript(() => Object.assign(window, { framesSent: () => 0 }));
  await page.goto(`${address}/transcription?lang=en`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.evaluate(speak);
  return page.evaluate(watchMainThread, SECONDS * 1000);
}

/** Runs in the page: has the recogniser hear a guide who says four words a second, on and on. */
function speak() {
  const { recogniser } = /** @type {{ recogniser: EventTarget }} */ (
    /** @type {unknown} */ (window)
  );
  recogniser.dispatchEvent(new Event("start"));
  const words = "here apollo has just lifted his bow from the strings and daphne runs".split(" ");
  let count = 0;
  setInterval(() => {
    const [sentence, word] = [Math.floor(count / words.length), count % words.length];
    count++;
    const transcript = words.slice(0, word + 1).join(" ");
    const result = { 0: { transcript, confidence: 0.9 }, isFinal: word === words.length - 1 };
    const results = { length: sentence + 1, [sentence]: result };
    recogniser.dispatchEvent(
      Object.assign(new Event("result"), { results, resultIndex: sentence }),
    );
  }, 250);
}

/**
 * Runs in the page: answers the longest time in milliseconds that a message to the page itself had
 * to wait, and how many frames were sent to be read.
 * @param {number} duration
 * @returns {Promise<{ longest: number, read: number }>}
 */
async function watchMainThread(duration) {
  const { framesSent } = /** @type {{ framesSent: () => number }} */ (
    /** @type {unknown} */ (window)
  );
  const before = framesSent();
  let longest = 0;
  const channel = new MessageChannel();
  let last = performance.now();
  const ended = last + duration;
  await new Promise((resolve) => {
    channel.port1.addEventListener("message", () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (now > ended) resolve(undefined);
      else channel.port2.postMessage("");
    });
    channel.port1.start();
    channel.port2.postMessage("");
  });
  return { longest, read: framesSent() - before };
}
