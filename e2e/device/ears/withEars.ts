import { withBuiltCopy } from "../../server/builtCopy.ts";
import { serveBehindProxy, type NetworkProxy } from "../../server/networkProxy.ts";
import { test as microphoneJourney } from "../microphone.ts";
import { addFakeEars } from "./fakeEars.ts";

/** Journeys through a copy of the project that publishes a fake of speech recognition. */
export const test = microphoneJourney.extend<{ network: NetworkProxy }, { siteWithEars: string }>({
  siteWithEars: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
    async ({}, use) => withBuiltCopy(addFakeEars, ({ site }) => use(site)),
    { scope: "worker", timeout: 300_000 },
  ],
  // Without a cache: what is on the device has to be what the app keeps.
  network: async ({ siteWithEars }, use) =>
    serveBehindProxy({ hasCache: false, folder: siteWithEars }, use),
  baseURL: async ({ network }, use) => use(network.address),
});
