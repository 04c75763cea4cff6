import sharp from "sharp";
import { everyLook, fileOfLook, photographLook } from "../scripts/checks/looks.js";
import { chromiumAlone } from "./chromiumAlone.ts";
import { expect, test } from "./journey.ts";

for (const look of everyLook) {
  test(`the phone on the home page shows the app's ${look.name} as it is, ${look.scheme}`, async ({
    browser,
    baseURL,
  }) => {
    chromiumAlone("the pictures are drawn in it");
    const now = await thumbnail(await photographLook(browser, baseURL!, look));
    const drawn = await thumbnail(fileOfLook(look));
    const difference = now.reduce((sum, value, at) => sum + Math.abs(value - drawn[at]!), 0);
    // Of 255: the same screen is within 1, the same in another language beyond 15.
    expect(difference / now.length, "Run npm run pictures").toBeLessThan(3);
  });
}

/** Small and grey: edges that another browser smooths otherwise are gone, what is shown is not. */
function thumbnail(picture: string | Buffer) {
  const size = { width: 72, height: 148, fastShrinkOnLoad: false };
  return sharp(picture).removeAlpha().resize(size).greyscale().raw().toBuffer();
}
