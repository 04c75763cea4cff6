import type { BrowserContext } from "@playwright/test";
import { become } from "./become.ts";
import { changeBrowser, type BrowserOfTheDay } from "./browserOfTheDay.ts";
import { pretendHeadset } from "./headset.ts";
import { test as base } from "./inNode.ts";
import { pretendRecogniser, type Speech } from "./recogniser.ts";

/**
 * What the device of a journey can do, whatever the browser of the day can; every journey has one.
 * It decides what the app looks for before using it. The rest (a cache, locks, an estimate of the
 * room left, the Popover API) is the browser's own.
 */
export type Device = {
  /** Whether it keeps the app: `page.route` cannot answer for what the service worker keeps. */
  keepsApp: boolean;
  /** How it recognises speech: without `onDevice`, by a service of the browser's maker. */
  speech: Speech | "none";
  /** How many microphones `enumerateDevices` lists. */
  microphones: number;
  /** How its camera fails: never, where it is filmed (`camera.ts`). */
  cameraFails: CameraFault;
  /** How often it agrees to keep the screen on. */
  wakeLocks: number;
  /** Whether the visitor can hand a text to another app. */
  shares: boolean;
  copies: boolean;
  /** Whether it lets the page store anything. */
  stores: boolean;
  /** Whether it has an `audioSession`, as an iPhone, which has to be told what sound is for. */
  asksAboutSound: boolean;
  /** Whether the app was opened from an iPhone's home screen. */
  isOnHomeScreen: boolean;
  /** Its user agent, if not the browser's own. */
  agent: string | undefined;
};

type CameraFault =
  | "never"
  | "NotFoundError"
  | "NotReadableError"
  | "AbortError"
  | "OverconstrainedError"
  | "SecurityError"
  | "nobody to ask";

type Equipped = {
  /** What the browser itself can do: a journey must go the same in each. */
  browserOfTheDay: BrowserOfTheDay;
  /** Turns another browser context than the journey's own into this device. */
  equip: (context: BrowserContext) => Promise<void>;
  equipped: void;
};

export const test = base.extend<Device & Equipped>({
  keepsApp: [false, { option: true }],
  speech: [{}, { option: true }],
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
