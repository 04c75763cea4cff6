import { serve } from "../../scripts/hosting/serve.js";
import { reportingHeaders } from "./policyReports.ts";

/** Serves the built site for as long as the journeys last. */
export default async function serveSite() {
  const { port, close } = await serve({ port: 0, headers: reportingHeaders });
  process.env["SITE_UNDER_TEST"] = `http://localhost:${port}`;
  return close;
}
