import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { decodeWav } from "../../src/studio/booth/sound/making/wav.ts";
import { inFirefox, onlyInChromium } from "./browser.ts";
import { replayMicrophone, type Replaying } from "./replayMicrophone.ts";
import { speechFile } from "./speechFile.ts";
import { withMediaFile } from "./withMediaFile.ts";

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

const onMediaFile = withMediaFile({
  name: "microphone.wav",
  // Without `noloop` it would hear the file over and over; with it, the last 10 ms of the file.
  flags: (file) => [
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ],
  permission: "permissions.default.microphone",
});

/** A journey on a device with a microphone. */
export const test = onMediaFile.extend<{ microphone: Microphone; quiet: void } & Spoken>({
  microphone: [{}, { option: true }],
  permissions: async ({ microphone: { isAllowed = true } }, use) =>
    use(isAllowed ? ["microphone"] : undefined),
  quiet: [
    async ({ context, microphone: { isAllowed = true }, mediaFile }, use) => {
      if (!isAllowed) onlyInChromium("its microphone is refused at first, and then allowed");
      record(mediaFile, speechFile(new Float32Array()));
      if (inFirefox)
        await context.exposeFunction("mediaFile", () => readFileSync(mediaFile).toString("base64"));
      await context.addInitScript(replayMicrophone, inFirefox);
      await use();
    },
    { auto: true },
  ],
  speak: async ({ mediaFile }, use) => use((wav) => record(mediaFile, wav)),
  speakNow: async ({ page, speak }, use) =>
    use(async (wav) => {
      speak(wav);
      const { samples, rate } = decodeWav(wav)!;
      await page.evaluate(
        (seconds) => (window as unknown as Replaying).hearFile(seconds),
        samples.length / rate,
      );
    }),
});

/** A microphone that is on may still be reading the old file, so it is not overwritten. */
function record(mediaFile: string, wav: Uint8Array) {
  rmSync(mediaFile, { force: true });
  writeFileSync(mediaFile, wav);
}
