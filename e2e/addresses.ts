import { builtPages } from "../scripts/checks/builtPages.js";

/** Every page that was built: a new one is tried without being listed anywhere. */
export const addresses: string[] = builtPages()
  .map(({ address }) => address)
  .toSorted();
