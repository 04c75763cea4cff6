import type { BrowserContext } from "@playwright/test";
import { emulateDevice, ordinaryDevice, type Device } from "./emulateDevice.ts";
import { applyBrowserVariant, type BrowserVariant } from "./browserVariant.ts";
import { emulateHeadset } from "./headset.ts";
import { test as base } from "../server/httpTest.ts";
import { emulateRecogniser, type Speech } from "./speechRecognition.ts";
import { emulateSynthesiser, type Voices } from "./speechSynthesis.ts";

type Hears = {
  /** How it recognises speech: without `onDevice`, by a service of the browser's maker. */
  speech: Speech | "none";
  /** The voices with which it can read something aloud. */
  voices: Voices;
};

type Equipped = {
  /** What the browser itself can do: a journey must go the same in each. */
  browserVariant: BrowserVariant;
  /** Turns another browser context than the journey's own into this device. */
  equip: (context: BrowserContext) => Promise<void>;
  equipped: void;
};

export const test = base.extend<Device & Hears & Equipped>({
  ...options(ordinaryDevice),
  speech: [{}, { option: true }],
  voices: [{}, { option: true }],
  browserVariant: ["as it is", { option: true }],
  // Playwright reads from this list which options to pass: one that is left out is not given.
  equip: async (
    {
      keepsApp,
      speech,
      voices,
      microphones,
      cameraFails,
      wakeLocks,
      shares,
      copies,
      stores,
      asksAboutSound,
      isOnHomeScreen,
      agent,
      browserVariant,
    },
    use,
  ) =>
    use(async (context) => {
      await context.addInitScript(applyBrowserVariant, browserVariant);
      await context.addInitScript(emulateDevice, {
        keepsApp,
        microphones,
        cameraFails,
        wakeLocks,
        shares,
        copies,
        stores,
        asksAboutSound,
        isOnHomeScreen,
        agent,
      });
      await context.addInitScript(emulateHeadset);
      await context.addInitScript(emulateSynthesiser, voices);
      if (speech !== "none") await context.addInitScript(emulateRecogniser, speech);
    }),
  equipped: [
    async ({ context, equip }, use) => {
      await equip(context);
      await use();
    },
    { auto: true },
  ],
});

/** Each property as an option by itself: a journey changes one, and the others stay. */
function options<Values extends object>(values: Values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value, { option: true }]]),
  ) as { [Name in keyof Values]: [Values[Name], { option: true }] };
}
