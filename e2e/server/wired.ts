import type { Fixtures } from "@playwright/test";
import { serve } from "../../scripts/hosting/serve.js";
import { nothingCached } from "./nothingCached.ts";
import { reportingHeaders } from "./policyReports.ts";
import { layWire, type Wire } from "./networkProxy.ts";

/** Gives a journey a server of its own, behind a network that can be cut. */
export const wired: Fixtures<
  { wire: Wire; hasCache: boolean },
  object,
  { baseURL: string | undefined }
> = {
  hasCache: [true, { option: true }],
  wire: async ({ hasCache }, use) => {
    const { port, close } = await serve({
      port: 0,
      headers: { ...reportingHeaders, ...(!hasCache && nothingCached) },
    });
    const wire = await layWire(port);
    await use(wire);
    wire.close();
    close();
  },
  baseURL: async ({ wire }, use) => use(wire.address),
};
