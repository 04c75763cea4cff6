import { test, type LaunchOptions } from "@playwright/test";

/** Whether the journeys go through Firefox, as in `npm run browsers`, or through Chromium. */
export const inFirefox = process.env["JOURNEYS_IN"] === "firefox";

/**
 * Marks a journey, or all of a `describe`, that only Chromium can be led through, and says what
 * Firefox lacks for it. `npm run browsers` counts them and prints why.
 */
export function onlyInChromium(why: string) {
  test.skip(inFirefox, why);
}

/**
 * How the whole browser is started, for what its headless shell lacks: a camera, a microphone, pages
 * kept whole behind Back. It takes half as much again of the processor.
 */
export function fullChromium(options: LaunchOptions): LaunchOptions {
  const executablePath = process.env["CHROME_PATH"];
  return { ...options, ...(executablePath && { executablePath }) };
}
