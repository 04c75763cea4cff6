import { defineConfig } from "@playwright/test";
import { browserFlags } from "../scripts/browser.js";
import type { BrowserOfTheDay } from "./browserOfTheDay.ts";

const report = process.env["JOURNEY_REPORT"];

export default defineConfig<{ browserOfTheDay: BrowserOfTheDay }>({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./serveSite.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    launchOptions: {
      ...(process.env["CHROME_PATH"] && { executablePath: process.env["CHROME_PATH"] }),
      // As phones do; without a window Chromium lets everything sound.
      args: [...browserFlags, "--autoplay-policy=document-user-activation-required"],
    },
    viewport: { width: 360, height: 740 },
    // A colour measured on its way to another one would be neither.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
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
