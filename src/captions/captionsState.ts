import type { Language } from "../i18n/languages.ts";
import type {
  HearingProblem,
  PassingProblem,
  Recogniser,
  SpeechResult,
} from "../platform/speech/hearing.ts";
import type { Pages } from "./pages.ts";
import type { Transcript } from "./transcript.ts";

/** A problem that does not pass by itself: the visitor has to do something. */
export type CaptionsProblem = Exclude<HearingProblem, PassingProblem> | "unsupported";

/** How listening has gone, over all restarts of the recogniser. */
export type Health = {
  /** When this phase, or this try, began. */
  since: number;
  newsAt: number;
  isQuiet: boolean;
  /** Failed tries in a row. */
  misses: number;
};

/** A session that has ended while the recogniser still computes its last words. */
export type Rest = {
  session: number;
  /** When listening ended, and when the visitor stopped the captions. */
  since: number;
  stoppedAt?: number;
  /** In seconds: how late the recogniser was. */
  behind: number;
  /** The next session has begun; its words come after these. */
  next?: { language: Language; at: number };
};

export type CaptionsState = {
  transcript: Transcript;
  /** The pages before they were cleared. */
  cleared?: Pages;
  /** Counts the times the recogniser was asked to listen. */
  session: number;
  /** The session before, while the recogniser still computes its last words. */
  rest?: Rest;
  /** Since when something else has the microphone of this session. */
  mutedAt?: number;
} & (
  | { phase: "opening" }
  | { phase: "ready"; wasOn: boolean }
  /** `isHeard`: the microphone is on already. */
  | { phase: "asking"; isSlow: boolean; isHeard: boolean }
  | ({
      phase: "listening";
      /** When the recogniser last said that it listens, though it had no words. */
      aliveAt?: number;
      /** In seconds: how long ago was said what is written now. */
      behind?: number;
    } & Health)
  /** The visitor still wants captions: a retry is waited for or under way. */
  | ({
      phase: "restarting";
      why: "ended" | PassingProblem;
      isLong: boolean;
      isTrying: boolean;
      isHeard?: boolean;
      /** The recogniser says that it listens; after trouble `confirmListening` decides whether. */
      claims?: { language: Language; at: number };
    } & Health)
  /** The page is out of view; the microphone is off until it returns. */
  | { phase: "away"; hasBegun: boolean }
  | { phase: "blocked"; problem: CaptionsProblem; way?: Way }
);

/**
 * Where speech is turned into text: on the device, by the browser or by ears of our own, or perhaps
 * by a service of the browser's maker. `refused`: it must be the device, which cannot; `unknown`: it
 * must be, but has not answered yet.
 */
export type RecognisedBy = "device" | "ears" | "service" | "refused" | "unknown";

/** What is recognised, and where; `ears` where those recognise it. */
export type Way = { language: Language; recognisedBy: RecognisedBy; ears?: Recogniser | undefined };

/** When something happened, in milliseconds, and what. */
export type CaptionsEvent = { at: number } & CaptionsNews;

export type CaptionsNews =
  | { type: "opened"; pages: Pages; isSupported: boolean }
  | { type: "asked" }
  | { type: "stopped" }
  /** `language` is the guide's. */
  | { type: "begun"; language: Language }
  | { type: "noAnswer" }
  /** The microphone is on; what it hears is kept until the recogniser is ready. */
  | { type: "preparing"; language: Language }
  | { type: "resultsChanged"; from: number; results: readonly SpeechResult[] }
  | { type: "alive" }
  | { type: "behind"; seconds: number }
  | { type: "skipped"; seconds: number }
  | { type: "muted" }
  | { type: "unmuted" }
  | { type: "failed"; problem: CaptionsProblem | PassingProblem; way?: Way }
  | { type: "ended" }
  /** More results of the session before; then that there are no more (`isLost`: some never came). */
  | { type: "restChanged"; from: number; results: readonly SpeechResult[] }
  | { type: "restSkipped"; seconds: number }
  | { type: "restOver"; isLost: boolean }
  | { type: "waited" }
  | { type: "timePassed" }
  | { type: "pageHidden" }
  | { type: "pageShown" }
  /** Another language is to be recognised, or in another place. */
  | ({ type: "wayChanged" } & Way)
  /** Something has come that can recognise speech here, or the only one that could has gone. */
  | { type: "supportChanged"; isSupported: boolean }
  /** The stored pages are not those shown: another tab has written, or the visit has ended. */
  | { type: "pagesChanged"; isOver: boolean }
  | { type: "cleared" }
  | { type: "restored" };

export type CaptionsActivity =
  | { do: "open" }
  | { do: "listen"; session: number }
  /** Waits for the last results of a session that has ended. */
  | { do: "awaitRest"; session: number }
  | { do: "wait"; session: number; milliseconds: number; untilOnline: boolean }
  | { do: "awaitReturn" };

/** Whether the visitor has started the captions and not stopped them. */
export function isWanted({ phase }: CaptionsState) {
  return phase === "asking" || phase === "listening" || phase === "restarting" || phase === "away";
}

/** Whether another try would not help: the device has no recogniser. */
export function isHopeless(state: CaptionsState) {
  return state.phase === "blocked" && state.problem === "unsupported";
}

/** Whether the recogniser in use cannot do what is wanted, for now or for good; another might. */
export function needsAnother(state: CaptionsState) {
  if (state.phase === "restarting") return state.why !== "ended";
  return state.phase === "blocked" && !ofTheMicrophone.has(state.problem);
}

const ofTheMicrophone = new Set<CaptionsProblem>(["refused", "lost", "taken"]);

/** The part of the state that all phases have. */
export function core({ transcript, cleared: before, session, rest }: CaptionsState) {
  return { transcript, session, ...(before && { cleared: before }), ...(rest && { rest }) };
}
