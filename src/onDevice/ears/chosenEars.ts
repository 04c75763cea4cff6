import type { Museum } from "../../catalogue/catalogue.ts";
import type { EarsSize } from "../../catalogue/earsFiles.ts";
import type { Recogniser } from "../../platform/speech/hearing.ts";
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

/** Stands in for chosen ears that are no longer on the device: listening fails at once. */
export const missingEars: Recogniser = {
  listen: (_, tell) => tell({ type: "failed", problem: "modelMissing" }),
  onDevice: async () => "unavailable",
  download: async () => false,
};
