import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../../scripts/checks/copyProject.js";
import { serve } from "../../scripts/hosting/serve.js";
import { expect } from "../journey.ts";
import { test as microphoneJourney } from "../microphone.ts";
import { nothingCached } from "../nothingCached.ts";
import { reportingHeaders } from "../policyReports.ts";
import { layWire, type Wire } from "../wire.ts";
import { run } from "../withMuseums.ts";
import { addStandIn } from "./standInFolder.ts";

/** Journeys through a copy of the project that publishes a stand-in for speech recognition. */
export const test = microphoneJourney.extend<{ wire: Wire }, { siteWithEars: string }>({
  siteWithEars: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
    async ({}, use) => {
      const copy = realpathSync(mkdtempSync(join(tmpdir(), "varco-with-ears-")));
      try {
        copyProject(copy);
        addStandIn(copy);
        expect(run(copy, "scripts/building/buildSite.js")).toContain("Built");
        await use(join(copy, "dist/site"));
      } finally {
        rmSync(copy, { recursive: true });
      }
    },
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
