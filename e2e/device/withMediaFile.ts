import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as journey } from "../journey.ts";
import { fullChromium, inFirefox } from "./browser.ts";

type Source = {
  /** What the file is called. */
  name: string;
  /** The flags by which Chromium's fake camera or microphone reads it. */
  flags: (file: string) => string[];
  /** The preference by which Firefox allows its own fake one without a question. */
  permission: string;
};

/**
 * Journeys on a device whose camera or microphone reads a file. One browser serves all journeys of a
 * worker, and reads the file anew whenever the camera or the microphone is turned on.
 */
export function withMediaFile({ name, flags, permission }: Source) {
  return journey.extend<object, { mediaFile: string }>({
    // With a camera that fails, the device would have no microphone either.
    cameraFails: "never",
    mediaFile: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), "varco-media-"));
        await use(join(folder, name));
        rmSync(folder, { recursive: true });
      },
      { scope: "worker" },
    ],
    launchOptions: [
      async ({ launchOptions, mediaFile }, use) =>
        use(
          inFirefox
            ? {
                ...launchOptions,
                firefoxUserPrefs: {
                  ...launchOptions.firefoxUserPrefs,
                  "media.navigator.streams.fake": true,
                  [permission]: 1,
                },
              }
            : fullChromium({
                ...launchOptions,
                args: [...(launchOptions.args ?? []), ...flags(mediaFile)],
              }),
        ),
      { scope: "worker" },
    ],
  });
}
