import type { Page } from "@playwright/test";

/** The lights in which every page is looked at. */
export const lights = (["light", "dark"] as const).flatMap((colorScheme) =>
  (["no-preference", "more"] as const).map((contrast) => ({ colorScheme, contrast })),
);

export async function inEveryLight(page: Page, check: () => Promise<void>) {
  for (const light of lights) {
    await page.emulateMedia(light);
    await check();
  }
}
