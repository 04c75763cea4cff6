import type { Ears } from "../../onDevice/useEars.ts";
import type { Settings } from "./settings.ts";
import type { OnDeviceSpeech } from "../useOnDevice.ts";

/**
 * Where speech is turned into text: on the device, by the browser or by ears of our own, or perhaps
 * by a service of the browser's maker. `refused`: it must be the device, which cannot; `unknown`: it
 * must be, but has not answered yet.
 */
export type RecognisedBy = "device" | "ears" | "service" | "refused" | "unknown";

export function whoRecognises(
  onDeviceSpeech: OnDeviceSpeech | undefined,
  { onDevice }: Settings,
  ears: Pick<Ears, "chosen" | "recogniser">,
): RecognisedBy {
  if (ears.chosen) return ears.recogniser ? "ears" : "unknown";
  if (onDevice === false) return "service";
  if (onDeviceSpeech === "available") return "device";
  if (onDevice === undefined) return "service";
  return onDeviceSpeech === undefined ? "unknown" : "refused";
}
