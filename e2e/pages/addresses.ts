import { builtPages } from "../../scripts/checks/builtPages.js";

/**
 * Every page of the site and of the visitor's app: a new one is tried without being listed
 * anywhere. The studio has journeys of its own (`studio*.spec.ts`).
 */
export const addresses: string[] = builtPages()
  .map(({ address }) => address)
  .filter((address) => address !== "/studio")
  .toSorted();
