import { runIn, withBuiltCopy } from "../../server/builtCopy.ts";
import { expect, test as journey } from "../../journey.ts";

type Served = {
  /** The folder of the copied project, and the address where what was built of it is served. */
  copy: string;
  address: string;
};

/** Journeys through a copy of the project to which `add` has added museums. */
export function withMuseums(add: (copy: string) => Promise<void>) {
  return journey.extend<object, { museums: Served }>({
    museums: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
      async ({}, use) =>
        withBuiltCopy(add, async ({ copy, serve }) => {
          expect(runIn(copy, "scripts/checks/checkSizes.js")).toBe("");
          await use({ copy, address: await serve() });
        }),
      { scope: "worker", timeout: 300_000 },
    ],
    baseURL: async ({ museums }, use) => use(museums.address),
  });
}

export type JourneysOfMuseums = ReturnType<typeof withMuseums>;
