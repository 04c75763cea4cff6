import sharp from "sharp";
import { expect, test } from "vitest";
import { copyOf, everyDrawing, widths } from "./drawings.js";

test.each(everyDrawing())("the copies of %s show it as it is", async (file) => {
  const drawn = await thumbnail(file);
  for (const width of widths) {
    const copy = copyOf(file, width);
    expect(await sharp(copy).metadata()).toMatchObject({ width, height: width * 1.25 });
    const copied = await thumbnail(copy);
    const difference = drawn.reduce((sum, value, at) => sum + Math.abs(value - copied[at]!), 0);
    // Of 255: sharp smooths otherwise than Chromium, which made the copies; the copy of another
    // drawing would differ by more than 25.
    expect(difference / drawn.length, "Run npm run pictures").toBeLessThan(8);
  }
});

function thumbnail(file: string) {
  return sharp(file).removeAlpha().resize(48, 60).greyscale().raw().toBuffer();
}
