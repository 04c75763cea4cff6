import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browser, browserFlags } from "../browser.js";
import { allowed, cameraClip, cameraFlags } from "../cameraClip.js";
import { serve } from "../serve.js";
import { framesWithoutCode } from "./frames.js";

const SECONDS = 10;
const LONGEST = 50;

/**
 * How long the scanner keeps the main thread busy while it looks for a code that is not there.
 * Answers whether it was never longer than allowed.
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
    const page = await chrome.newPage();
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
    await page.goto(`http://localhost:${port}/galleria-borghese/deaf-user?lang=en`, {
      waitUntil: "networkidle",
    });
    await page.getByRole("button", { name: "Tap to activate the camera" }).click();
    await page.getByRole("main").getByText("The camera is on.").waitFor();
    const { longest, read } = await page.evaluate(watchMainThread, SECONDS * 1000);
    const isMet = longest <= LONGEST;
    console.log(`\nThe scanner at work for ${SECONDS} s`);
    console.log(
      `  ${(read / SECONDS).toFixed(1)} frames a second read, of 10 that the camera gives`,
    );
    console.log(
      `  ${isMet ? "met   " : "MISSED"} main thread busy for ${longest.toFixed(0)} ms at most (target ${LONGEST})`,
    );
    return isMet && read > 0;
  } finally {
    await chrome.close();
    close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs in the page: how long a message to oneself had to wait, and how many frames were read.
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
