import type { BrowserContext } from "@playwright/test";
import { become } from "./become.ts";
import { changeBrowser, type BrowserOfTheDay } from "./browserOfTheDay.ts";
import { pretendHeadset } from "./headset.ts";
import { test as base } from "./inNode.ts";
import { pretendRecogniser, type Speech } from "./recogniser.ts";

/**
 * What the device of a journey can do, whatever the browser of the day can. All that the app asks
 * for before it uses it is here, and every journey begins with it; what every browser has that the
 * app is built for (a cache, locks, an estimate of the room left, the Popover API) is the browser's
 * own.
 */
export type Device = {
  /** Whether it keeps the app: what it keeps is not asked for again, nor can a test answer it. */
  keepsApp: boolean;
  /** How it recognises speech; by a service of the browser's maker, if it says nothing of itself. */
  speech: Speech | "none";
  /** How many microphones it has, for whoever asks. */
  microphones: number;
  /** How its camera fails; one that is filmed does not (`camera.ts`). */
  cameraFails: CameraFault;
  /** How often it agrees to keep the screen on. */
  wakeLocks: number;
  /** Whether the visitor can hand a text to another app. */
  shares: boolean;
  copies: boolean;
  /** Whether it lets the page store anything. */
  stores: boolean;
  /** As an iPhone, which has to be told what sound is for. */
  asksAboutSound: boolean;
  /** As the app on an iPhone's home screen. */
  isOnHomeScreen: boolean;
  /** What it calls itself, if not what the browser does. */
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
  /** What the browser itself can do: nothing of it may matter. */
  browserOfTheDay: BrowserOfTheDay;
  /** Makes this device of another browser window than the journey's own. */
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
