import { describe, expect, test } from "vitest";
import { languages } from "../../src/i18n/languages.ts";
import { everyPage } from "../pages/addresses.ts";
import { openBrowser, walksOn } from "./walk.ts";

const narrow = [360, 740] as const;
const wide = [1280, 800] as const;

describe("every page", () => {
  for (const { language, asked } of everyPage) {
    const sizes = language === "en" || language === "it" ? [narrow, wide] : [narrow];
    test(`${asked} speaks ${language}, shows one heading and fits a width of ${sizes.map(([width]) => width).join(" and ")}`, async () => {
      const view = await openBrowser({ tolerated: walksOn });
      for (const [width, height] of sizes) {
        await view.resize(width, height);
        await view.open(asked);
        await expect.poll(view.isTakenOver).toBe(true);
        await expect.poll(() => view.run(seen)).toEqual({ headings: 1, shown: 1, sideways: 0 });
        expect(await view.language()).toBe(language);
      }
    });
  }
});

describe("without JavaScript", () => {
  test.each(languages)("every page that speaks %s can be read", async (language) => {
    const view = await openBrowser({ scripts: false });
    for (const { asked } of everyPage.filter((each) => each.language === language)) {
      await view.open(asked);
      expect(await view.run(seen), asked).toEqual({ headings: 1, shown: 1, sideways: 0 });
      expect(await view.language(), asked).toBe(language);
      expect(await view.isTakenOver(), asked).toBe(false);
    }
  });
});

/** How many first-level headings there are and are shown, and how far the page scrolls sideways. */
function seen() {
  const headings = [...document.querySelectorAll("h1")];
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    headings: headings.length,
    shown: headings.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
    sideways: scrollWidth - clientWidth,
  };
}
