import { test as base } from "@playwright/test";

/** What is asked of the server, or of what it sends: no browser is opened for it. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  baseURL: async ({}, use) => use(process.env["SITE_UNDER_TEST"]),
});
