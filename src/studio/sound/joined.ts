import { pauses } from "../../lib/pauses.js";
import { room } from "./room.ts";

type Part = { samples: Float32Array; startsParagraph: boolean };
type Joined = { samples: Float32Array; cues: [start: number, end: number][] };

/**
 * Puts sentences in a row and tells when each is heard, in seconds. Each brings the room around its
 * voice along, which is a part of the pause that is heard between two; before the first and after
 * the last the silence is whole.
 */
export function joined(parts: readonly Part[], rate: number): Joined {
  const cues: Joined["cues"] = [];
  let end = 0;
  const placed = parts.map(({ samples, startsParagraph }, place) => {
    const start = end + Math.round((place === 0 ? pauses.before : missing(startsParagraph)) * rate);
    end = start + samples.length;
    cues.push([start / rate, end / rate]);
    return { start, samples };
  });
  const whole = new Float32Array(end + Math.round(pauses.after * rate));
  for (const { start, samples } of placed) whole.set(samples, start);
  return { samples: whole, cues };
}

function missing(startsParagraph: boolean) {
  const pause = startsParagraph ? pauses.paragraph : pauses.sentence;
  return Math.max(0, pause - room.after - room.before);
}
