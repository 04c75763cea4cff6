import type { Page } from "@playwright/test";
import { inFirefox } from "../device/browser.ts";

/** Waits until an open page asks for nothing more. */
export async function atRest(page: Page): Promise<void> {
  if (!inFirefox) return page.waitForLoadState("networkidle");
  // Where Firefox puts off the rest of a recording, the network never rests.
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
