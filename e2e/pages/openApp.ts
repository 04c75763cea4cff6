import { inFirefox } from "../device/browser.ts";
import { expect, type Page } from "@playwright/test";

/** Opens a screen and waits until the app has taken it over: a tap before that would be lost. */
export async function openApp(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-enhanced");
}

/** Opens a screen, and waits until the device keeps the app. */
export async function openKeptApp(page: Page, address: string) {
  await openApp(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Waits until an open page asks for nothing more. */
export async function waitUntilIdle(page: Page): Promise<void> {
  if (!inFirefox) return page.waitForLoadState("networkidle");
  // Where Firefox puts off the rest of a recording, the network never rests.
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
