import type { Museum } from "../../catalogue/catalogue.ts";
import type { EarsSize } from "../../platform/ears/earsFiles.ts";
import { kept } from "../../platform/storage/visits.ts";

const KEY = "ears";

/** What is to recognise speech during this visit instead of the browser, if anything is. */
export const chosenEars = {
  read({ offline }: Museum): EarsSize | undefined {
    const chosen = kept.visit().read(KEY);
    return offline.ears?.find(({ size }) => size === chosen)?.size;
  },
  write(size: EarsSize | undefined) {
    kept.visit().write(KEY, size ?? "");
  },
};
