import { amplify } from "../../../../lib/sound/loudness.js";
import { partLoudness } from "./partLoudness.ts";

/** In dB: the largest change; more would make the noise of a soft sentence audible. */
const MOST = 8;

/** In seconds: the loudness of a shorter sentence depends on which vowels are in it. */
const LONG_ENOUGH = 2;

/** In LUFS: a quieter sentence has no voice and does not count. */
const AUDIBLE = -70;

/** Makes sentences equally loud, whenever each was read; a short one is changed half as much. */
export function evenLoudness(parts: readonly Float32Array[], rate: number): Float32Array[] {
  const found = parts.map((part) => partLoudness(part, rate));
  const audible = found.filter((loudness) => loudness > AUDIBLE).toSorted((one, two) => one - two);
  const middle = audible[audible.length >> 1];
  return parts.map((part, place) => {
    const loudness = found[place]!;
    if (middle === undefined || loudness <= AUDIBLE) return part;
    const share = Math.min(1, Math.max(0.5, part.length / rate / LONG_ENOUGH));
    return amplify(part, Math.min(MOST, Math.max(-MOST, (middle - loudness) * share)));
  });
}
