import type { WorkerScope } from "../workers/startWorker.ts";
import type { Language } from "../../i18n/languages.ts";
import type { SpeechResult } from "../speech/hearing.ts";

/** What the page tells the worker that recognises speech. */
export type ToEars =
  /** Makes the models ready; `files` is the address of an `EarsFiles`, asked for in `scope`. */
  | { do: "open"; files: string; scope: WorkerScope }
  /** Measures how fast this device computes, before any model is there. */
  | { do: "try"; files: string; scope: WorkerScope }
  | ({
      do: "listen";
      language: Language;
      /** How many samples a second the microphone gives. */
      rate: number;
      /** Where there are any, one of these is listened for, once, and nothing is written down. */
      phrases: readonly string[];
    } & OfSession)
  /** Names that may be said, spelt as they should be written. */
  | ({ do: "expect"; names: readonly string[] } & OfSession)
  /** What the microphone has heard since. */
  | ({ do: "hear"; samples: Float32Array } & OfSession)
  /** Nothing more is heard: what has been heard is written down, then `ended` is told. */
  | ({ do: "finish" } & OfSession)
  | ({ do: "stop" } & OfSession);

/** From one start of the microphone to its end; the worker may still work on an earlier one. */
type OfSession = { session: number };

/** What the worker tells the page. */
export type FromEars =
  | { type: "opened" }
  | { type: "cannotOpen"; why: "missing" | "unable" }
  | { type: "tried"; speed: EarsSpeed }
  | (SessionNews & OfSession);

/** What the worker tells of a session. */
export type SessionNews =
  /** The models are ready, and listen. */
  | { type: "begun" }
  | { type: "resultsChanged"; from: number; results: readonly SpeechResult[] }
  /** Somebody speaks: an answer comes, if only late. */
  | { type: "speechHeard" }
  /** One of the phrases, or none of them, and what was said as far as it was understood. */
  | { type: "phraseHeard"; phrase: string | undefined; said: string }
  /** It still listens; told also while nobody speaks. */
  | { type: "alive" }
  /** It writes down what was said so many seconds ago; 0 once it has caught up. */
  | { type: "behind"; seconds: number }
  /** So many seconds were not written down, because the device was too slow. */
  | { type: "skipped"; seconds: number }
  | { type: "ended" };

/** In billions of multiplications a second: on many rows at once, and on one. */
export type EarsSpeed = { many: number; one: number; threads: number };
