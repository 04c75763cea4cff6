import { joinSentences } from "../../../../lib/text/joinSentences.js";
import type { pausesOf } from "../../../../lib/sound/pauses.js";
import { voiceMargin } from "../takes/voiceIn.ts";

/**
 * Puts sentences in a row and tells when each is heard, in seconds. Each brings the room around its
 * voice along, which is a part of the pause that is heard between two; before the first and after
 * the last the silence is whole.
 */
export function joinSounds(
  parts: Parameters<typeof joinSentences>[0],
  pauses: ReturnType<typeof pausesOf>,
  rate: number,
) {
  const [sentence, paragraph] = [missing(pauses.sentence), missing(pauses.paragraph)];
  return joinSentences(parts, { ...pauses, sentence, paragraph }, rate);
}

function missing(pause: number) {
  return Math.max(0, pause - voiceMargin.after - voiceMargin.before);
}
