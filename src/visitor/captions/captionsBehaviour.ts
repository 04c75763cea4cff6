import type { Language } from "../../i18n/languages.ts";
import type { Behaviour } from "../../lib/machine.ts";
import type { HearingProblem, PassingProblem, SpeechResult } from "../../platform/hearing.ts";
import {
  begun,
  cleared,
  continued,
  emptyTranscript,
  finished,
  interrupted,
  settled,
  withResults,
  type Page,
  type Transcript,
} from "./transcript.ts";

/** What needs the visitor's hand. */
export type CaptionsProblem = Exclude<HearingProblem, PassingProblem> | "unsupported";

/** What listening has come to, over all its restarts. */
type Health = {
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
  cleared?: readonly Page[];
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
  | { type: "opened"; pages: readonly Page[]; isSupported: boolean }
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

/** A session so short that gave nothing was no session. */
const NO_SESSION = 1_000;
/** After trouble it takes so long to believe that it is over. */
const PROVES = 3_000;
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 30_000;
/** Tries that come to nothing until it is said that the service does not answer. */
const GIVES_UP_HOPE = 4;
const QUIET = 8_000;
/** A restart so short is nothing to tell. */
const LONG = 1_500;
/** Chrome may go deaf without a word. */
const DEAF = 45_000;
const NO_START = 8_000;

export const captionsBehaviour: Behaviour<CaptionsState, CaptionsEvent, CaptionsActivity> = {
  initial: { phase: "opening", transcript: emptyTranscript, session: 0 },
  reduce,
  activity,
};

/** Whether the visitor wants to read what is said. */
export function isWanted({ phase }: CaptionsState) {
  return phase === "asking" || phase === "listening" || phase === "restarting" || phase === "away";
}

/** Another try would not help. */
export function isHopeless(state: CaptionsState) {
  return state.phase === "blocked" && state.problem === "unsupported";
}

function reduce(state: CaptionsState, event: CaptionsEvent): CaptionsState {
  const { transcript, session, phase } = state;
  const { at } = event;
  switch (event.type) {
    case "opened": {
      const opened = { transcript: continued(event.pages), session };
      return event.isSupported
        ? { ...opened, phase: "ready", wasOn: false }
        : { ...opened, phase: "blocked", problem: "unsupported" };
    }
    case "asked":
      if (isWanted(state) || phase === "opening" || isHopeless(state)) return state;
      return asking(state);
    case "stopped":
      if (phase === "opening" || phase === "ready" || isHopeless(state)) return state;
      return {
        ...core(state),
        phase: "ready",
        wasOn: true,
        transcript: finished(transcript, at),
      };
    case "begun":
      return listening(state, event.language, at);
    case "noAnswer":
      return phase === "asking" ? { ...state, isSlow: true } : state;
    case "resultsChanged": {
      const proved = proven(state);
      if (proved.phase !== "listening") return state;
      const said = withResults(proved.transcript, event);
      return { ...proved, transcript: said, newsAt: at, isQuiet: false, misses: 0 };
    }
    case "failed":
      return failed(state, event.problem, at);
    case "ended":
      return ended(state, at);
    case "waited":
      if (phase !== "restarting" || state.isTrying) return state;
      return { ...state, isTrying: true, since: at, session: session + 1 };
    case "timePassed":
      return later(state, at);
    case "pageHidden":
      if (phase === "asking") return { ...core(state), phase: "away", hasBegun: false };
      if (!isWanted(state) || phase === "away") return state;
      return {
        ...core(state),
        phase: "away",
        hasBegun: true,
        transcript: interrupted(transcript, at),
      };
    case "pageShown":
      if (phase !== "away") return state;
      return state.hasBegun ? again(state, "ended", 0, at) : asking(state);
    case "wayChanged":
      // The device may be asking the visitor: what it has to start with is another thing now.
      if (phase === "asking") return asking(state);
      if (phase === "blocked" && (state.problem === "language" || state.problem === "notOnDevice"))
        return { ...core(state), phase: "ready", wasOn: true };
      if (phase !== "listening" && phase !== "restarting") return state;
      return again({ ...state, transcript: interrupted(transcript, at) }, "ended", 0, at);
    case "pagesChanged":
      if (!event.isOver && isWanted(state)) return state;
      return { phase: "opening", transcript: emptyTranscript, session };
    case "cleared":
      if (transcript.pages.length === 0) return state;
      return { ...state, cleared: transcript.pages, transcript: cleared(transcript) };
    case "restored": {
      const { cleared: before, ...rest } = state;
      if (!before) return state;
      return { ...rest, transcript: { ...transcript, pages: [...before, ...transcript.pages] } };
    }
  }
}

function activity(state: CaptionsState): CaptionsActivity | undefined {
  const { phase, session } = state;
  switch (phase) {
    case "opening":
      return { do: "open" };
    case "asking":
    case "listening":
      return { do: "listen", session };
    case "restarting":
      if (state.isTrying) return { do: "listen", session };
      return {
        do: "wait",
        session,
        milliseconds: Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** state.misses),
        untilOnline: state.why === "offline",
      };
    case "away":
      return { do: "awaitReturn" };
    case "ready":
    case "blocked":
      return undefined;
  }
}

/** What outlives a phase. */
function core({ transcript, cleared: before, session }: CaptionsState) {
  return { transcript, session, ...(before && { cleared: before }) };
}

function asking(state: CaptionsState): CaptionsState {
  return { ...core(state), phase: "asking", isSlow: false, session: state.session + 1 };
}

/** The recogniser says that it listens. */
function listening(state: CaptionsState, language: Language, at: number): CaptionsState {
  if (state.phase !== "asking" && state.phase !== "restarting") return state;
  if (state.phase === "restarting" && state.why !== "ended")
    return { ...state, since: at, claims: { language, at } };
  return {
    ...core(state),
    // After a long while nothing can have been heard: silence counts from now.
    ...(state.phase === "restarting" && !state.isLong ? healthOf(state, at) : fresh(at)),
    phase: "listening",
    misses: missesOf(state),
    transcript: begun(state.transcript, language, at),
  };
}

/** What it has claimed is true: it listens since then. */
function proven(state: CaptionsState): CaptionsState {
  if (state.phase !== "restarting" || !state.claims) return state;
  const { language, at } = state.claims;
  return {
    ...core(state),
    ...fresh(at),
    phase: "listening",
    transcript: begun(state.transcript, language, at),
  };
}

function again(
  state: CaptionsState,
  why: "ended" | PassingProblem,
  misses: number,
  at: number,
): CaptionsState {
  const { phase } = state;
  return {
    ...core(state),
    ...healthOf(state, at),
    phase: "restarting",
    why: why === "ended" && misses >= GIVES_UP_HOPE ? "service" : why,
    // What has been said of it stays until it listens again; before that it has not listened.
    isLong: phase === "away" || phase === "asking" || (phase === "restarting" && state.isLong),
    isTrying: false,
    misses,
  };
}

function healthOf(state: CaptionsState, at: number): Health {
  if (state.phase !== "listening" && state.phase !== "restarting") return fresh(at);
  const { newsAt, isQuiet, misses } = state;
  return { since: at, newsAt, isQuiet, misses };
}

function fresh(at: number): Health {
  return { since: at, newsAt: at, isQuiet: false, misses: 0 };
}

function failed(
  state: CaptionsState,
  problem: CaptionsProblem | PassingProblem,
  at: number,
): CaptionsState {
  if (!isWanted(state)) return state;
  // Before it began, nothing can have been missed.
  const transcript =
    state.phase === "asking" ? state.transcript : interrupted(state.transcript, at);
  if (problem !== "offline" && problem !== "service")
    return { ...core(state), transcript, phase: "blocked", problem };
  return again({ ...state, transcript }, problem, missesOf(state) + 1, at);
}

function ended(state: CaptionsState, at: number): CaptionsState {
  const { phase } = state;
  if (phase === "asking") return again(state, "ended", 1, at);
  if (phase !== "listening" && phase !== "restarting") return state;
  const transcript = interrupted(state.transcript, at);
  const wasSession =
    phase === "listening" && (at - state.since >= NO_SESSION || state.newsAt > state.since);
  const why = phase === "restarting" ? state.why : "ended";
  return again({ ...state, transcript }, why, wasSession ? 0 : state.misses + 1, at);
}

function missesOf(state: CaptionsState) {
  return state.phase === "listening" || state.phase === "restarting" ? state.misses : 0;
}

function later(state: CaptionsState, at: number): CaptionsState {
  if (state.phase === "restarting") {
    if (state.claims) return at - state.claims.at > PROVES ? proven(state) : state;
    if (state.isTrying && at - state.since > NO_START)
      return again(state, state.why, state.misses + 1, at);
    return !state.isLong && at - state.since > LONG ? { ...state, isLong: true } : state;
  }
  if (state.phase !== "listening") return state;
  if (at - Math.max(state.since, state.newsAt) > DEAF) {
    const transcript = interrupted(state.transcript, at);
    return again({ ...state, transcript }, "ended", 0, at);
  }
  const transcript = settled(state.transcript, at);
  const isQuiet = state.isQuiet || at - state.newsAt > QUIET;
  if (transcript === state.transcript && isQuiet === state.isQuiet) return state;
  return { ...state, transcript, isQuiet };
}
