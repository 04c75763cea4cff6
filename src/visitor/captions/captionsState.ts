import type { Language } from "../../i18n/languages.ts";
import type { HearingProblem, PassingProblem, SpeechResult } from "../../platform/hearing.ts";
import type { Pages } from "./pages.ts";
import type { Transcript } from "./transcript.ts";

/** What needs the visitor's hand. */
export type CaptionsProblem = Exclude<HearingProblem, PassingProblem> | "unsupported";

/** What listening has come to, over all its restarts. */
export type Health = {
  /** When this phase, or this try, began. */
  since: number;
  newsAt: number;
  isQuiet: boolean;
  /** How many tries in a row have come to nothing. */
  misses: number;
};

export type CaptionsState = {
  transcript: Transcript;
  /** The pages before they were cleared. */
  cleared?: Pages;
  /** How many times the recogniser has been asked to listen. */
  session: number;
} & (
  | { phase: "opening" }
  | { phase: "ready"; wasOn: boolean }
  | { phase: "asking"; isSlow: boolean }
  | ({ phase: "listening" } & Health)
  /** Still wanted: a new try is being waited for, or under way. */
  | ({
      phase: "restarting";
      why: "ended" | PassingProblem;
      isLong: boolean;
      isTrying: boolean;
      /** It says that it listens: after trouble that has to prove true. */
      claims?: { language: Language; at: number };
    } & Health)
  /** The page is out of view; the microphone is off until it returns. */
  | { phase: "away"; hasBegun: boolean }
  | { phase: "blocked"; problem: CaptionsProblem }
);

/** When something happened, in milliseconds, and what. */
export type CaptionsEvent = { at: number } & CaptionsNews;

export type CaptionsNews =
  | { type: "opened"; pages: Pages; isSupported: boolean }
  | { type: "asked" }
  | { type: "stopped" }
  /** `language` is the guide's. */
  | { type: "begun"; language: Language }
  | { type: "noAnswer" }
  | { type: "resultsChanged"; from: number; results: readonly SpeechResult[] }
  | { type: "failed"; problem: CaptionsProblem | PassingProblem }
  | { type: "ended" }
  | { type: "waited" }
  | { type: "timePassed" }
  | { type: "pageHidden" }
  | { type: "pageShown" }
  /** What is to be recognised, and where. */
  | { type: "wayChanged"; language: Language; recognisedBy: string }
  /** Another tab has written, or another day or visit has begun: what is kept is not what is shown. */
  | { type: "pagesChanged"; isOver: boolean }
  | { type: "cleared" }
  | { type: "restored" };

export type CaptionsActivity =
  | { do: "open" }
  | { do: "listen"; session: number }
  | { do: "wait"; session: number; milliseconds: number; untilOnline: boolean }
  | { do: "awaitReturn" };

/** Whether the visitor wants to read what is said. */
export function isWanted({ phase }: CaptionsState) {
  return phase === "asking" || phase === "listening" || phase === "restarting" || phase === "away";
}

/** Another try would not help. */
export function isHopeless(state: CaptionsState) {
  return state.phase === "blocked" && state.problem === "unsupported";
}

/** What outlives a phase. */
export function core({ transcript, cleared: before, session }: CaptionsState) {
  return { transcript, session, ...(before && { cleared: before }) };
}
