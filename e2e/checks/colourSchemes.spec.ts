import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme } from "./colourSchemes.ts";

for (const [rule, colour] of [
  ["color-contrast", "#333"],
  ["color-contrast-enhanced", "#9a8f80"],
] as const) {
  test(`words that break ${rule} are found at night, on a page like one that was fine`, async ({
    page,
  }) => {
    await page.goto("/galleria-borghese/artwork/1?lang=en");
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    await page.goto("/galleria-borghese/artwork/1?lang=it");
    await page.evaluate((dull) => {
      const dark = `@media (prefers-color-scheme: dark) { h1 ~ p { color: ${dull} } }`;
      document.styleSheets[0]!.insertRule(dark, document.styleSheets[0]!.cssRules.length);
    }, colour);
    const found = await axeFindingsInEveryScheme(page);
    expect(found.map((each) => each.split(":")[0])).toContain(rule);
  });
}
