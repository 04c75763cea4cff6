import type { RoomFigures } from "./measureRoom.ts";

/** What would make a recording better, the worst first. */
const advices = [
  /** The microphone gives nothing at all. */
  "deaf",
  /** Too loud, or clipped: go farther from the microphone. */
  "farther",
  /** Too quiet: come closer. */
  "closer",
  "echo",
  "noise",
  /** The hum of the mains. */
  "hum",
  "good",
] as const;

export type Advice = (typeof advices)[number];

/** In dB: a microphone that works is never this quiet; nor is the peak of any voice. */
const DEAF = { noise: -95, peak: -70 };

/** In dB, the true peak, and in LUFS: above these, a word that is a little louder clips. */
const LOUD = { peak: -1, loudness: -12 };

/** In LUFS: a little above the limit for a take, as voices get softer with time. */
const QUIET = -34;

/** In seconds: a furnished office is below, a hall above. */
const ECHO = 0.65;

/** In dB: a little above the limit for a take; and, where nobody has spoken yet, a loud room. */
const NOISE = { aboveNoise: 25, alone: -45 };

export function adviceOn({ silence, speech }: RoomFigures): Advice[] {
  const isDeaf = speech ? speech.peak < DEAF.peak : silence.noise < DEAF.noise;
  if (isDeaf) return ["deaf"];
  const isDue: Record<Advice, boolean> = {
    deaf: false,
    farther:
      speech !== undefined &&
      (speech.isClipped || speech.peak > LOUD.peak || speech.loudness > LOUD.loudness),
    closer: speech !== undefined && speech.loudness < QUIET,
    echo: speech !== undefined && speech.echo > ECHO,
    noise: speech ? speech.aboveNoise < NOISE.aboveNoise : silence.noise > NOISE.alone,
    hum: silence.hum !== undefined,
    good: false,
  };
  const due = advices.filter((advice) => isDue[advice]);
  return due.length > 0 ? due : ["good"];
}
