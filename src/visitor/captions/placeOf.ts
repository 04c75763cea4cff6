import type { Settings } from "./settings.ts";
import type { WhereHeard } from "../useOnDevice.ts";

/**
 * Where speech is turned into text: on the device, or perhaps by a service of the browser's maker.
 * `refused` where it must be the device and that cannot; `unknown` where it must, and has not said.
 */
export type Place = "device" | "service" | "refused" | "unknown";

export function placeOf(where: WhereHeard | undefined, { onDevice }: Settings): Place {
  if (onDevice === false) return "service";
  if (where === "available") return "device";
  if (onDevice === undefined) return "service";
  return where === undefined ? "unknown" : "refused";
}
