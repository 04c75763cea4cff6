import { joinSentences } from "../../../../lib/sound/joinSentences.js";
import type { pausesOf } from "../../../../lib/sound/pauses.js";
import { voiceMargin } from "../takes/voiceIn.ts";

/**
 * Joins sentences and answers when each begins and ends, in seconds. The margin around each voice is
 * a part of the pause between two sentences; before the first and after the last the pause is whole.
 */
export function joinSounds(
  parts: Parameters<typeof joinSentences>[0],
  pauses: ReturnType<typeof pausesOf>,
  rate: number,
) {
  const [sentence, paragraph] = [withoutMargin(pauses.sentence), withoutMargin(pauses.paragraph)];
  return joinSentences(parts, { ...pauses, sentence, paragraph }, rate);
}

function withoutMargin(pause: number) {
  return Math.max(0, pause - voiceMargin.after - voiceMargin.before);
}
