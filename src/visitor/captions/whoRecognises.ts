import type { Settings } from "./settings.ts";
import type { OnDeviceSpeech } from "../useOnDevice.ts";

/**
 * Where speech is turned into text: on the device, or perhaps by a service of the browser's maker.
 * `refused` where it must be the device and that cannot; `unknown` where it must, and has not said.
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
