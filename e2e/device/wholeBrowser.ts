import type { LaunchOptions } from "@playwright/test";

/**
 * How the whole browser is started, for what its headless shell lacks: a camera, a microphone, pages
 * kept whole behind Back. It takes half as much again of the processor.
 */
export function wholeBrowser(options: LaunchOptions): LaunchOptions {
  const executablePath = process.env["CHROME_PATH"];
  return { ...options, ...(executablePath && { executablePath }) };
}
