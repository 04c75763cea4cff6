import type { Museum } from "../../catalogue/catalogue.ts";
import type { EarsSize } from "../../platform/ears/earsFiles.ts";
import { visits } from "../../platform/storage/visits.ts";

const KEY = "ears";

/** What is to recognise speech during this visit instead of the browser, if anything is. */
export const chosenEars = {
  read({ offline }: Museum): EarsSize | undefined {
    const chosen = visits.current().read(KEY);
    return offline.ears?.find(({ size }) => size === chosen)?.size;
  },
  write(size: EarsSize | undefined) {
    visits.current().write(KEY, size ?? "");
  },
};
