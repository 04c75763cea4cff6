import { loudness } from "../../../../lib/sound/loudness.js";
import { NOTHING } from "./levelsOf.ts";

/** In seconds: ITU-R BS.1770 defines no loudness for less. */
const SHORTEST = 0.4;

/** The loudness of a part in LUFS; one that is too short is repeated until it is long enough. */
export function partLoudness(samples: Float32Array, rate: number): number {
  const shortest = Math.ceil(SHORTEST * rate);
  if (samples.length >= shortest) return Math.max(NOTHING, loudness(samples, rate));
  if (samples.length === 0) return NOTHING;
  const repeated = Float32Array.from(
    { length: shortest },
    (_, at) => samples[at % samples.length]!,
  );
  return Math.max(NOTHING, loudness(repeated, rate));
}
