import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from "@playwright/test";
import { browserFlags } from "../scripts/machine/browser.js";
import type { BrowserOfTheDay } from "./browserOfTheDay.ts";
import { inFirefox } from "./inFirefox.ts";

type Browser = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const report = process.env["JOURNEY_REPORT"];

const chromium: Browser = {
  launchOptions: {
    ...(process.env["CHROME_PATH"] && { executablePath: process.env["CHROME_PATH"] }),
    // As phones do; without a window Chromium lets everything sound.
    args: [...browserFlags, "--autoplay-policy=document-user-activation-required"],
  },
  // A colour measured on its way to another one would be neither.
  contextOptions: { reducedMotion: "reduce" },
};

const firefox: Browser = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    ...(process.env["FIREFOX_PATH"] && { executablePath: process.env["FIREFOX_PATH"] }),
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": 1,
      "layout.css.prefers-color-scheme.content-override": 1,
      // As in the Chromium of the journeys: a page one comes back to is loaded, and says so.
      "browser.sessionhistory.max_total_viewers": 0,
      // As phones do: a bar beside the page would take room from it, and nothing sounds by itself.
      "ui.useOverlayScrollbars": 1,
      "media.autoplay.default": 1,
      // What asks the visitor would wait for an answer that nobody gives.
      "permissions.default.camera": 2,
      "permissions.default.microphone": 2,
    },
  },
};

export default defineConfig<{ browserOfTheDay: BrowserOfTheDay }>({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  globalSetup: "./serveSite.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is shared may be thirty times as slow for a while, and what is tried is not its speed.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    ...(inFirefox ? firefox : chromium),
    viewport: { width: 360, height: 740 },
    // To take one, Playwright puts a style into the page, which the policy refuses in Firefox.
    screenshot: inFirefox ? "off" : "only-on-failure",
  },
  projects: [
    { name: "journeys" },
    // The browser may learn and unlearn what it will: a journey goes as it went.
    ...(["with more", "with less"] as const).map((browserOfTheDay) => ({
      name: `in a browser ${browserOfTheDay}`,
      grep: /@anyBrowser/,
      use: { browserOfTheDay },
    })),
  ],
});
