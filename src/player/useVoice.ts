import { useSyncExternalStore } from "react";
import { voice, type Clip } from "../platform/sound/voice.ts";

/** What `read` answers of the voice, at every change; `atFirst` in the prerendered page. */
export function useVoice<Answer extends string | number | boolean | Clip | undefined>(
  read: () => Answer,
  atFirst: Answer,
): Answer {
  return useSyncExternalStore(voice.subscribe, read, () => atFirst);
}
