import { echoIn } from "./echoIn.ts";
import { isClipped } from "../levels/isClipped.ts";
import { levelsOf } from "../levels/levelsOf.ts";
import { meanLevel } from "../levels/meanLevel.ts";
import { partLoudness } from "../levels/partLoudness.ts";
import type { SilenceFigures, SpeechFigures } from "./roomFigures.ts";
import type { Sound } from "../sound.ts";
import { truePeak } from "../levels/truePeak.ts";
import { voiceIn } from "../takes/voiceIn.ts";

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
