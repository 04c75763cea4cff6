import { expect, test as base } from "@playwright/test";
import { builtPages } from "../scripts/builtPages.js";

type Watch = {
  /** What the console may say in this test; anything else at error or warning level fails it. */
  tolerated: RegExp;
  watch: void;
};

/** Every journey fails on a complaint in the console, a blocked resource or a foreign request. */
export const test = base.extend<Watch>({
  tolerated: [/^$/, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  baseURL: async ({}, use) => use(process.env["SITE_UNDER_TEST"]),
  watch: [
    async ({ context, baseURL, tolerated }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      context.on("request", (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:"))
          complaints.push(`foreign request: ${request.url()}`);
      });
      await use();
      expect(complaints.filter((text) => !tolerated.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Every page that was built, so that a new one is tried by existing. */
export const addresses: string[] = builtPages()
  .map(({ address }) => address)
  .toSorted();

/** The browser says this of a page that answers 404, even where that is the right answer. */
export const answers404 = /status of 404/;

export { expect };
