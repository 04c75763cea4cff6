import { echoIn } from "./echoIn.ts";
import { isClipped } from "./isClipped.ts";
import { levelsOf } from "./levelsOf.ts";
import { meanLevel } from "./meanLevel.ts";
import { partLoudness } from "./partLoudness.ts";
import type { SilenceFigures, SpeechFigures } from "./roomFigures.ts";
import type { Sound } from "./sound.ts";
import { truePeak } from "./truePeak.ts";
import { voiceIn } from "./voiceIn.ts";

/** What is heard of somebody who reads for a few seconds, in a place of which the silence is known. */
export function speechFigures(sound: Sound, { noise }: SilenceFigures): SpeechFigures {
  const levels = levelsOf(sound);
  const voice = voiceIn(levels);
  const spoken = voice ? levels.filter((level) => level > voice.faint) : levels;
  return {
    loudness: partLoudness(sound.samples, sound.rate),
    peak: truePeak(sound.samples),
    isClipped: isClipped(sound.samples),
    aboveNoise: meanLevel(spoken) - noise,
    echo: echoIn(sound),
  };
}
