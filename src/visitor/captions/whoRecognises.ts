import type { Settings } from "./settings.ts";
import type { OnDeviceSpeech } from "../useOnDevice.ts";

/**
 * Where speech is turned into text: on the device, or perhaps by a service of the browser's maker.
 * `refused`: it must be the device, which cannot; `unknown`: it must be, but has not answered yet.
 */
export type RecognisedBy = "device" | "service" | "refused" | "unknown";

export function whoRecognises(
  onDeviceSpeech: OnDeviceSpeech | undefined,
  { onDevice }: Settings,
): RecognisedBy {
  if (onDevice === false) return "service";
  if (onDeviceSpeech === "available") return "device";
  if (onDevice === undefined) return "service";
  return onDeviceSpeech === undefined ? "unknown" : "refused";
}
