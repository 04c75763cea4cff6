import { securityHeaders } from "../scripts/hosting/headers.js";

/** Where the browser of a journey reports what the policy refuses, in pages and workers of every kind. */
export const policyReports = "/policy-reports";

/** What comes with every answer in a journey: the policy once more, with that address. */
export const reportingHeaders: Record<string, string> = {
  ...securityHeaders,
  "Content-Security-Policy-Report-Only": `${securityHeaders["Content-Security-Policy"]}; report-uri ${policyReports}`,
};
