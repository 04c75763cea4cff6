import type { Page } from "@playwright/test";

/** Holds back every answer for `address` until `deliver` is called. */
export async function pauseRequests(page: Page, address: string | RegExp) {
  let deliver!: () => void;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(address, async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}
