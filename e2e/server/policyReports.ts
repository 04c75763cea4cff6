import { securityHeaders } from "../../src/content/hosting/securityHeaders.js";

/** Where the browser of a journey reports what the policy refuses, in pages and in any worker. */
export const policyReports = "/policy-reports";

/** The headers of every answer in a journey: the policy comes once more, with that address. */
export const reportingHeaders: Record<string, string> = {
  ...securityHeaders,
  "Content-Security-Policy-Report-Only": `${securityHeaders["Content-Security-Policy"]}; report-uri ${policyReports}`,
};
