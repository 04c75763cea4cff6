import type { Page } from "@playwright/test";

/** Opens a screen and waits until the app has taken it over: a tap before that would be lost. */
export async function openApp(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}
