import sharp from "sharp";
import { everyLook, fileOfLook, photographLook } from "../../scripts/checks/screenshots/looks.js";
import { onlyInChromium } from "../device/browser.ts";
import { expect, test } from "../journey.ts";

for (const look of everyLook) {
  test(`the phone on the home page shows the app's ${look.name} as it is, ${look.scheme}`, async ({
    browser,
    baseURL,
  }) => {
    onlyInChromium("the pictures are drawn in it");
    const now = await thumbnail(await photographLook(browser, baseURL!, look));
    const drawn = await thumbnail(fileOfLook(look));
    const difference = now.reduce((sum, value, at) => sum + Math.abs(value - drawn[at]!), 0);
    // Of 255: the same screen differs by at most 1, in another language by more than 15.
    expect(difference / now.length, "Run npm run pictures").toBeLessThan(3);
  });
}

/** Another browser smooths edges in another way, so pictures are compared small and grey. */
function thumbnail(picture: string | Buffer) {
  const size = { width: 72, height: 148, fastShrinkOnLoad: false };
  return sharp(picture).removeAlpha().resize(size).greyscale().raw().toBuffer();
}
