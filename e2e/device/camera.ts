import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cameraClip, cameraFlags, heldFrame } from "../../scripts/checks/cameraClip.js";
import { wall, type Label } from "../../scripts/checks/wall.js";
import { chromiumAlone } from "./chromiumAlone.ts";
import { inFirefox } from "./browser.ts";
import { test as journey } from "../journey.ts";
import { showPicture } from "./showPicture.ts";
import { wholeBrowser } from "./wholeBrowser.ts";

/** Firefox's own pretended camera, which shows no labels and is allowed without a question. */
const pretended = { "media.navigator.streams.fake": true, "permissions.default.camera": 1 };

type Camera = {
  /** The labels that the camera sees. */
  sees: Label[];
  /** Whether it is a phone held upright. */
  isUpright?: boolean;
  /** Whether the visitor lets the page use it. */
  isAllowed?: boolean;
};

/**
 * A journey on a device with a camera. One browser serves all journeys of a worker, and reads the
 * film anew whenever a camera is opened.
 */
export const test = journey.extend<{ camera: Camera; filmed: void }, { film: string }>({
  camera: [{ sees: [] }, { option: true }],
  cameraFails: "never",
  film: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "varco-camera-"));
      await use(join(folder, "camera.y4m"));
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) =>
      use(
        inFirefox
          ? {
              ...launchOptions,
              firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...pretended },
            }
          : wholeBrowser({
              ...launchOptions,
              args: [...(launchOptions.args ?? []), ...cameraFlags(film)],
            }),
      ),
    { scope: "worker" },
  ],
  permissions: async ({ camera: { isAllowed = true } }, use) =>
    use(isAllowed ? ["camera"] : undefined),
  filmed: [
    async ({ context, camera: { sees, isUpright = false, isAllowed = true }, film }, use) => {
      if (inFirefox && sees.length > 0) {
        const { light, ...size } = heldFrame(wall(...sees), isUpright);
        await context.addInitScript(showPicture, {
          ...size,
          light: Buffer.from(light).toString("base64"),
        });
      }
      if (!isAllowed) chromiumAlone("its camera is refused at first, and then allowed");
      // A camera that is still on goes on reading the old file, so it is not overwritten.
      rmSync(film, { force: true });
      // With one frame alone the camera would stop after it.
      writeFileSync(film, cameraClip([wall(...sees), wall(...sees)], { isUpright }));
      await use();
    },
    { auto: true },
  ],
});
