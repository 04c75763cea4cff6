import { serve } from "../../../scripts/hosting/serve.js";
import { withBuiltCopy } from "../../server/builtCopy.ts";
import { test as microphoneJourney } from "../microphone.ts";
import { nothingCached } from "../../server/nothingCached.ts";
import { reportingHeaders } from "../../server/policyReports.ts";
import { layWire, type Wire } from "../../server/networkProxy.ts";
import { addStandIn } from "./fakeEars.ts";

/** Journeys through a copy of the project that publishes a stand-in for speech recognition. */
export const test = microphoneJourney.extend<{ wire: Wire }, { siteWithEars: string }>({
  siteWithEars: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
    async ({}, use) => withBuiltCopy(addStandIn, ({ site }) => use(site)),
    { scope: "worker", timeout: 300_000 },
  ],
  wire: async ({ siteWithEars }, use) => {
    const { port, close } = await serve({
      port: 0,
      folder: siteWithEars,
      // What is on the device is what the app keeps, and nothing of the browser's own cache.
      headers: { ...reportingHeaders, ...nothingCached },
    });
    const wire = await layWire(port);
    await use(wire);
    wire.close();
    close();
  },
  baseURL: async ({ wire }, use) => use(wire.address),
});
