import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { soundOfWav } from "../../src/studio/sound/wav.ts";
import { chromiumAlone } from "./chromiumAlone.ts";
import { hearAnew, hearTape, type Hearing } from "./replayMicrophone.ts";
import { inFirefox } from "./browser.ts";
import { test as journey } from "../journey.ts";
import { speechFile } from "./speechFile.ts";
import { wholeBrowser } from "./wholeBrowser.ts";

/** Firefox's own pretended microphone, which is allowed without a question; what it hears is put in. */
const pretended = { "media.navigator.streams.fake": true, "permissions.default.microphone": 1 };

type Microphone = {
  /** Whether the curator lets the page use it. */
  isAllowed?: boolean;
};

type Spoken = {
  /** Puts in place what a microphone hears from the moment when it is next turned on. */
  speak: (wav: Uint8Array) => void;
  /** Says it into the microphone that is on, and answers when it was heard to its end. */
  speakNow: (wav: Uint8Array) => Promise<void>;
};

/**
 * A journey on a device with a microphone. One browser serves all journeys of a worker, and reads
 * the file anew whenever a microphone is turned on.
 */
export const test = journey.extend<
  { microphone: Microphone; quiet: void } & Spoken,
  { tape: string }
>({
  microphone: [{}, { option: true }],
  // With a camera that fails, the device would have no microphone either.
  cameraFails: "never",
  tape: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "varco-microphone-"));
      await use(join(folder, "microphone.wav"));
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, tape }, use) =>
      use(
        inFirefox
          ? {
              ...launchOptions,
              firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...pretended },
            }
          : wholeBrowser({
              ...launchOptions,
              args: [...(launchOptions.args ?? []), ...microphoneFlags(tape)],
            }),
      ),
    { scope: "worker" },
  ],
  permissions: async ({ microphone: { isAllowed = true } }, use) =>
    use(isAllowed ? ["microphone"] : undefined),
  quiet: [
    async ({ context, microphone: { isAllowed = true }, tape }, use) => {
      if (!isAllowed) chromiumAlone("its microphone is refused at first, and then allowed");
      record(tape, speechFile(new Float32Array()));
      if (inFirefox)
        await context.exposeFunction("tape", () => readFileSync(tape).toString("base64"));
      await context.addInitScript(inFirefox ? hearTape : hearAnew);
      await use();
    },
    { auto: true },
  ],
  speak: async ({ tape }, use) => use((wav) => record(tape, wav)),
  speakNow: async ({ page, speak }, use) =>
    use(async (wav) => {
      speak(wav);
      const { samples, rate } = soundOfWav(wav)!;
      await page.evaluate(
        (seconds) => (window as unknown as Hearing).hearFile(seconds),
        samples.length / rate,
      );
    }),
});

/** A microphone that is on may still be reading the old file, so it is not overwritten. */
function record(tape: string, wav: Uint8Array) {
  rmSync(tape, { force: true });
  writeFileSync(tape, wav);
}

/** Without `noloop` it would hear the file over and over; with it, the last 10 ms of the file. */
function microphoneFlags(file: string) {
  return ["--use-fake-device-for-media-stream", `--use-file-for-fake-audio-capture=${file}%noloop`];
}
