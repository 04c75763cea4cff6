import type { pausesOf } from "../../lib/pauses.js";
import { room } from "./room.ts";

type Part = { samples: Float32Array; startsParagraph: boolean };
type Pauses = ReturnType<typeof pausesOf>;
type Joined = { samples: Float32Array; cues: [start: number, end: number][] };

/**
 * Puts sentences in a row and tells when each is heard, in seconds. Each brings the room around its
 * voice along, which is a part of the pause that is heard between two; before the first and after
 * the last the silence is whole.
 */
export function joined(parts: readonly Part[], pauses: Pauses, rate: number): Joined {
  const cues: Joined["cues"] = [];
  let end = 0;
  const placed = parts.map(({ samples, startsParagraph }, place) => {
    const before = startsParagraph ? pauses.paragraph : pauses.sentence;
    const start = end + Math.round((place === 0 ? pauses.before : missing(before)) * rate);
    end = start + samples.length;
    cues.push([start / rate, end / rate]);
    return { start, samples };
  });
  const whole = new Float32Array(end + Math.round(pauses.after * rate));
  for (const { start, samples } of placed) whole.set(samples, start);
  return { samples: whole, cues };
}

function missing(pause: number) {
  return Math.max(0, pause - room.after - room.before);
}
