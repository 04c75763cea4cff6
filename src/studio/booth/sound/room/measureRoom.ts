import { highPass } from "../levels/highPass.ts";
import { humIn } from "./humIn.ts";
import { levelsOf, RUMBLE, meanLevel } from "../levels/levelsOf.ts";
import { echoIn } from "./echoIn.ts";
import { isClipped } from "../levels/isClipped.ts";
import { partLoudness } from "../levels/partLoudness.ts";
import type { Sound } from "../sound.ts";
import { truePeak } from "../levels/truePeak.ts";
import { voiceIn } from "../takes/voiceIn.ts";

/** Measured where nobody speaks. */
export type SilenceFigures = {
  /** In dB RMS, without rumble. */
  noise: number;
  /** In Hz: the mains that hum. */
  hum: 50 | 60 | undefined;
};

/** Measured while somebody reads. */
export type SpeechFigures = {
  /** In LUFS. */
  loudness: number;
  /** In dB: the true peak. */
  peak: number;
  isClipped: boolean;
  /** In dB: how far the voice is above the noise of the room. */
  aboveNoise: number;
  /** In seconds: how long the room takes to fall silent by 60 dB. */
  echo: number;
};

export type RoomFigures = { silence: SilenceFigures; speech?: SpeechFigures };

/** The share of frames that counts, the quietest: somebody may have moved a chair in the others. */
const STILL = 0.8;

/** Measures a few seconds in which nobody speaks. */
export function measureSilence(sound: Sound): SilenceFigures {
  const levels = levelsOf(sound).toSorted();
  const samples = highPass(sound.samples, sound.rate, RUMBLE);
  return {
    noise: meanLevel(levels.subarray(0, Math.ceil(levels.length * STILL))),
    hum: humIn({ samples, rate: sound.rate }),
  };
}

/** Measures a few seconds in which somebody reads, in a room of which the silence is known. */
export function measureSpeech(sound: Sound, { noise }: SilenceFigures): SpeechFigures {
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
