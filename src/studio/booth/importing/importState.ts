import type { Brought } from "./readSoundFile.ts";
import type { RecordingRefusal } from "./recordingRefusals.ts";

/** How far a recording is on its way into the booth; `turn` tells one file from the next. */
export type ImportState =
  | { phase: "choosing" }
  | { phase: "decoding"; name: string }
  | { phase: "refused"; refusal: RecordingRefusal }
  /** `problem`: it could not be stored, in words. */
  | { phase: "marking"; name: string; turn: number; brought: Brought; problem?: string }
  | { phase: "keeping"; name: string; turn: number; brought: Brought };
