import type { Fixtures } from "@playwright/test";
import { serve } from "../scripts/serve.js";
import { reportingHeaders } from "./policyReports.ts";
import { layWire, type Wire } from "./wire.ts";

/** A network that can go, in front of a server of one's own. */
export const wired: Fixtures<{ wire: Wire }, object, { baseURL: string | undefined }> = {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  wire: async ({}, use) => {
    const { port, close } = await serve({ port: 0, headers: reportingHeaders });
    const wire = await layWire(port);
    await use(wire);
    wire.close();
    close();
  },
  baseURL: async ({ wire }, use) => use(wire.address),
};
