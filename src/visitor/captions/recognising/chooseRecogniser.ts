import type { RecognisedBy } from "../../../captions/captionsState.ts";
import type { Ears } from "../../../onDevice/ears/useEars.ts";
import type { Settings } from "../settings/settings.ts";
import type { OnDeviceSpeech } from "../../parts/useOnDeviceSpeech.ts";

export function chooseRecogniser(
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
