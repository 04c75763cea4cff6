import { chromium } from "@playwright/test";
import { serve } from "../../hosting/serve.js";
import { browser, browserFlags } from "../../machine/browser.js";

/** Whether the browser that measures has a recogniser of its own to compare with, in words. */
export async function browsersOwn() {
  const { port, close } = await serve({ port: 0 });
  const microphone = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const chrome = await chromium.launch({
    executablePath: await browser(),
    args: [...browserFlags, ...microphone],
  });
  try {
    const context = await chrome.newContext({ permissions: ["microphone"] });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/privacy`);
    const problem = await page.evaluate(listenInPage);
    return problem
      ? `This Chromium's own recogniser cannot be compared: it answers “${problem}”.`
      : "This Chromium has a recogniser of its own, which is not compared here.";
  } finally {
    await chrome.close();
    close();
  }
}

/** Runs in the page: what a recogniser of the browser's maker says to ten seconds of beeps. */
function listenInPage() {
  const { webkitSpeechRecognition: Recogniser } = /** @type {any} */ (window);
  if (!Recogniser) return "there is none";
  return new Promise((resolve) => {
    const recogniser = new Recogniser();
    recogniser.addEventListener("error", (/** @type {{ error: string }} */ { error }) =>
      resolve(error),
    );
    recogniser.addEventListener("result", () => resolve(undefined));
    setTimeout(() => resolve("nothing"), 10_000);
    recogniser.start();
  });
}
