import { useSyncExternalStore } from "react";
import { voice } from "../platform/voice.ts";

/** What the voice does now, as `read` asks; `atFirst` before there is a device to ask. */
export function useVoice<Answer extends string | number | boolean | undefined>(
  read: () => Answer,
  atFirst: Answer,
): Answer {
  return useSyncExternalStore(voice.subscribe, read, () => atFirst);
}
