import type { BrowserContext } from "@playwright/test";
import { become, type Device } from "./emulateDevice.ts";
import { changeBrowser, type BrowserOfTheDay } from "./browserVariant.ts";
import { pretendHeadset } from "./headset.ts";
import { test as base } from "../server/httpTest.ts";
import { pretendRecogniser, type Speech } from "./speechRecognition.ts";
import { pretendSynthesiser, type Voices } from "./speechSynthesis.ts";

type Hears = {
  /** How it recognises speech: without `onDevice`, by a service of the browser's maker. */
  speech: Speech | "none";
  /** The voices with which it can read something aloud. */
  voices: Voices;
};

type Equipped = {
  /** What the browser itself can do: a journey must go the same in each. */
  browserOfTheDay: BrowserOfTheDay;
  /** Turns another browser context than the journey's own into this device. */
  equip: (context: BrowserContext) => Promise<void>;
  equipped: void;
};

export const test = base.extend<Device & Hears & Equipped>({
  keepsApp: [false, { option: true }],
  speech: [{}, { option: true }],
  voices: [{}, { option: true }],
  microphones: [0, { option: true }],
  cameraFails: ["NotFoundError", { option: true }],
  wakeLocks: [1_000, { option: true }],
  shares: [false, { option: true }],
  copies: [true, { option: true }],
  stores: [true, { option: true }],
  asksAboutSound: [false, { option: true }],
  isOnHomeScreen: [false, { option: true }],
  agent: [undefined, { option: true }],
  browserOfTheDay: ["as it is", { option: true }],
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
      browserOfTheDay,
    },
    use,
  ) =>
    use(async (context) => {
      await context.addInitScript(changeBrowser, browserOfTheDay);
      await context.addInitScript(become, {
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
      await context.addInitScript(pretendHeadset);
      await context.addInitScript(pretendSynthesiser, voices);
      if (speech !== "none") await context.addInitScript(pretendRecogniser, speech);
    }),
  equipped: [
    async ({ context, equip }, use) => {
      await equip(context);
      await use();
    },
    { auto: true },
  ],
});
