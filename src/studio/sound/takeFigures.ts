/** What is wrong with a take, the worst first. */
export const flaws = [
  /** Nobody is heard. */
  "silent",
  /** Sound was lost between microphone and page. */
  "interrupted",
  "clipped",
  /** The voice has begun before the take, or goes on after it. */
  "cutAtStart",
  "cutAtEnd",
  "quiet",
  "noisy",
  /** Nobody has ended it. */
  "endless",
] as const;

export type Flaw = (typeof flaws)[number];

/** What was measured in a take: loudness in LUFS, the true peak and the noise of its pauses in dB. */
export type TakeFigures = {
  loudness: number;
  peak: number;
  noise: number;
  flaws: readonly Flaw[];
};
