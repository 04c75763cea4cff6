import { test as base } from "@playwright/test";

/** A test of what the server sends, for which no browser is opened; journeys are made from it. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
  baseURL: async ({}, use) => use(process.env["SITE_UNDER_TEST"]),
});
