/** What is heard of a place in which nobody speaks. */
export type SilenceFigures = {
  /** In dB RMS, without what is lower than any voice. */
  noise: number;
  /** In hertz: the mains whose hum is heard. */
  hum: 50 | 60 | undefined;
};

/** What is heard when somebody reads there. */
export type SpeechFigures = {
  /** In LUFS. */
  loudness: number;
  /** In dB: the true peak. */
  peak: number;
  isClipped: boolean;
  /** In dB: how far the voice is above the noise of the place. */
  aboveNoise: number;
  /** In seconds: how long it takes the place to fall silent, by 60 dB. */
  echo: number;
};

export type RoomFigures = { silence: SilenceFigures; speech?: SpeechFigures };
