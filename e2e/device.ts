import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { allowed, cameraClip, cameraFlags } from "../scripts/cameraClip.js";
import { wall, type Label } from "../scripts/wall.js";
import { test as journey } from "./journey.ts";

type Camera = {
  /** The labels that the camera sees. */
  sees: Label[];
  /** Whether it is a phone held upright. */
  isUpright?: boolean;
  /** Whether the visitor lets the page use it. */
  isAllowed?: boolean;
};

/** A journey on a device with a camera: each in a browser of its own, as it is started with the film. */
export const test = journey.extend<{ camera: Camera }>({
  camera: [{ sees: [] }, { option: true }],
  context: async ({ camera, launchOptions, baseURL, viewport, contextOptions }, use, testInfo) => {
    const { sees, isUpright = false, isAllowed = true } = camera;
    const film = testInfo.outputPath("camera.y4m");
    // With one frame alone the camera would stop after it.
    writeFileSync(film, cameraClip([wall(...sees), wall(...sees)], { isUpright }));
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...cameraFlags(film), ...(isAllowed ? [allowed] : [])],
    });
    await use(await browser.newContext({ baseURL: baseURL!, viewport, ...contextOptions }));
    await browser.close();
  },
});
