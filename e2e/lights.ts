import type { Page } from "@playwright/test";
import { findings } from "./findings.ts";

/** The lights in which every page is looked at. */
export const lights = (["light", "dark"] as const).flatMap((colorScheme) =>
  (["no-preference", "more"] as const).map((contrast) => ({ colorScheme, contrast })),
);

/** What axe finds wrong with a page as it stands, by day and by night, with more contrast or without. */
export async function findingsInEveryLight(page: Page) {
  const [first, ...others] = lights;
  await page.emulateMedia(first!);
  const found = await findings(page);
  for (const light of others) {
    await page.emulateMedia(light);
    // Of what it looks for only colours change with the light, and who passes this passes the usual.
    found.push(...(await findings(page, ["color-contrast-enhanced"])));
  }
  return found;
}
