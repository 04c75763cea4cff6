import type { FileDocument } from "./fileDocument.ts";

/** What was recorded for one script in one language. */
export type BoothDocument = {
  reader?: Reader;
  /** Every take by its id. */
  takes?: Readonly<Record<string, Take>>;
  /** The id of the take to be published for each sentence, by its `sentenceKey`. */
  chosen?: Readonly<Record<string, string>>;
  /** The ids of the takes that the finished recording was joined from, in order. */
  recorded?: readonly string[];
};

/** Who reads. Days are written `2026-11-17`. */
export type Reader = {
  name: string;
  /** The day on which they allowed the museum to publish their voice. */
  allowed?: string;
  /** The day on which they read, if it was not in this booth. */
  read?: string;
};

export const soundTypes = ["wav", "mp3"] as const;
export type SoundType = (typeof soundTypes)[number];

/** One sentence, read once. */
export type Take = {
  /** The words that were to be read, without markup. */
  said: string;
  /** The sound that it is a part of, and where it begins and ends there, in seconds. */
  sound: FileDocument & { type: SoundType };
  from: number;
  to: number;
  /** When it was read, in milliseconds. */
  at: number;
  /** Absent for a part of a recording that was not made in this booth. */
  figures?: TakeFigures;
};

/** What can be wrong with a take, the worst first. */
export const flaws = [
  /** Nobody is heard. */
  "silent",
  /** Sound was lost between microphone and page. */
  "interrupted",
  "clipped",
  /** The voice begins before the take, or goes on after it. */
  "cutAtStart",
  "cutAtEnd",
  "quiet",
  "noisy",
  /** The reader never stopped it. */
  "endless",
] as const;

export type Flaw = (typeof flaws)[number];

/** What was measured in a take: loudness in LUFS, true peak and noise in the pauses in dB. */
export type TakeFigures = {
  loudness: number;
  peak: number;
  noise: number;
  flaws: readonly Flaw[];
};
