import type { Page } from "@playwright/test";
import { coloursOf } from "./coloursOf.ts";
import { findings } from "./findings.ts";

/** The lights in which every page is looked at. */
export const lights = (["light", "dark"] as const).flatMap((colorScheme) =>
  (["no-preference", "more"] as const).map((contrast) => ({ colorScheme, contrast })),
);

/** The colours in which axe has found no words hard to read, of each light. */
const readable = new Map(lights.map((light) => [light, new Set<string>()]));

/** What axe finds wrong with a page as it stands, by day and by night, with more contrast or without. */
export async function findingsInEveryLight(page: Page) {
  const [first, ...others] = lights;
  await page.emulateMedia(first!);
  const found = await findings(page);
  for (const light of others) {
    await page.emulateMedia(light);
    // Where words lie does not change with the light, but their colours; those axe may know by now.
    const colours = await coloursOf(page);
    const known = readable.get(light)!;
    if (colours.every((each) => known.has(each))) continue;
    // The second says nothing of what the first finds already.
    const unreadable = await findings(page, ["color-contrast", "color-contrast-enhanced"]);
    found.push(...unreadable);
    if (unreadable.length === 0) for (const each of colours) known.add(each);
  }
  return found;
}
