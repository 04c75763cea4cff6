import type { Recogniser } from "../../platform/speech/hearing.ts";

/** Stands for what was chosen and is no longer on the device: it says so when it is to listen. */
export const missingEars: Recogniser = {
  listen: (_, tell) => tell({ type: "failed", problem: "modelMissing" }),
  onDevice: async () => "unavailable",
  download: async () => false,
};
