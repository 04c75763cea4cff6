import { availableParallelism } from "node:os";
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from "@playwright/test";
import { browserFlags } from "../scripts/machine/browser.js";
import type { BrowserVariant } from "./device/browserVariant.ts";
import { inFirefox } from "./device/browser.ts";
import { extended, tier } from "./tiers.ts";

type Browser = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const report = process.env["JOURNEY_REPORT"];
const executablePath = process.env["HEADLESS_SHELL_PATH"] ?? process.env["CHROME_PATH"];

const chromium: Browser = {
  launchOptions: {
    ...(executablePath && { executablePath }),
    // Phones refuse sound without a tap; Chromium without a window lets everything sound.
    args: [...browserFlags, "--autoplay-policy=document-user-activation-required"],
  },
  // A colour measured in the middle of a transition would be neither the old nor the new one.
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
      // No back/forward cache, as in Playwright's Chromium: a page is loaded anew on Back.
      "browser.sessionhistory.max_total_viewers": 0,
      // As on phones: no scrollbar takes room from the page, and nothing sounds without a tap.
      "ui.useOverlayScrollbars": 1,
      "media.autoplay.default": 1,
      // A panel that shows a download would take the focus from the page.
      "browser.download.alwaysOpenPanel": false,
      // Firefox would ask for permission, and wait for an answer that does not come.
      "permissions.default.camera": 2,
      "permissions.default.microphone": 2,
    },
  },
};

export default defineConfig<{ browserVariant: BrowserVariant }>({
  testDir: ".",
  testMatch: "*.spec.ts",
  // Emptied at each run: the times of the run before stand beside it.
  outputDir: "../test-results/journeys",
  globalSetup: "./server/serveSite.ts",
  fullyParallel: true,
  // While one journey waits for sound, others keep the processors busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: true,
  // A shared machine may be thirty times as slow for a while, and journeys do not try its speed.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: report
    ? [
        ["dot"],
        ["json", { outputFile: report }],
        ["./processorReporter.ts", { outputFile: report.replace(/(?=\.json$)/, ".prices") }],
      ]
    : [["list"]],
  use: {
    ...(inFirefox ? firefox : chromium),
    viewport: { width: 360, height: 740 },
    // For a screenshot Playwright puts a style into the page, which the policy refuses in Firefox.
    screenshot: inFirefox ? "off" : "only-on-failure",
  },
  projects: [
    {
      name: "journeys",
      ...(tier === "rest" && { grep: extended }),
      ...(tier === "test" && { grepInvert: extended }),
    },
    // A journey must go the same in a browser that has learnt more, and in one that knows less.
    ...(tier === "test" ? [] : (["with more", "with less"] as const)).map((browserVariant) => ({
      name: `in a browser ${browserVariant}`,
      grep: /@anyBrowser/,
      use: { browserVariant },
    })),
  ],
});
