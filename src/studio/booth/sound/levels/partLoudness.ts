import { loudness } from "../../../../lib/sound/loudness.js";
import { NOTHING } from "./levelsOf.ts";

/** In seconds: loudness is not defined for less. */
const SHORTEST = 0.4;

/** The loudness of a part in LUFS; one that is too short is heard over and over. */
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
