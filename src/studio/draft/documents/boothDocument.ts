import type { FileDocument } from "./fileDocument.ts";

/** What was recorded of one script in one language. */
export type BoothDocument = {
  reader?: Reader;
  /** Every take by its id. */
  takes?: Readonly<Record<string, Take>>;
  /** The id of the take that is to be heard, by the sentence (`sentenceKey`). */
  chosen?: Readonly<Record<string, string>>;
  /** The takes of which the recording in the draft was put together, in their order. */
  recorded?: readonly string[];
};

/** Who reads; days are written `2026-11-17`. */
export type Reader = {
  name: string;
  /** The day on which they allowed the museum to publish their voice. */
  allowed?: string;
  /** The day on which they read, where that was not here. */
  read?: string;
};

export const soundTypes = ["wav", "mp3"] as const;
export type SoundType = (typeof soundTypes)[number];

/** One sentence, read once. */
export type Take = {
  /** The words that were to be read, without marks. */
  said: string;
  /** The sound that it is a part of, and from which second to which. */
  sound: FileDocument & { type: SoundType };
  from: number;
  to: number;
  /** When it was read, in milliseconds. */
  at: number;
  /** A part of a recording that was not made here has none. */
  figures?: TakeFigures;
};

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
