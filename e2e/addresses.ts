import { builtPages } from "../scripts/checks/builtPages.js";

/** Every page that was built, so that a new one is tried by existing. */
export const addresses: string[] = builtPages()
  .map(({ address }) => address)
  .toSorted();
