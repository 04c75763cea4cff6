import type { Language } from "../../i18n/languages.ts";
import type { PassingProblem } from "../../platform/hearing.ts";
import {
  core,
  isWanted,
  type CaptionsProblem,
  type CaptionsState,
  type Health,
} from "./captionsState.ts";
import { begun, interrupted, settled } from "./transcript.ts";

/** A session so short that gave nothing was no session. */
const NO_SESSION = 1_000;
/** After trouble it takes so long to believe that it is over. */
const PROVES = 3_000;
/** Tries that come to nothing until it is said that the service does not answer. */
const GIVES_UP_HOPE = 4;
const QUIET = 8_000;
/** A restart so short is nothing to tell. */
const LONG = 1_500;
/** Chrome may go deaf without a word. */
const DEAF = 45_000;
const NO_START = 8_000;

/** The recogniser says that it listens. */
export function listening(state: CaptionsState, language: Language, at: number): CaptionsState {
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
export function proven(state: CaptionsState): CaptionsState {
  if (state.phase !== "restarting" || !state.claims) return state;
  const { language, at } = state.claims;
  return {
    ...core(state),
    ...fresh(at),
    phase: "listening",
    transcript: begun(state.transcript, language, at),
  };
}

/** The visitor still wants to read, and nobody listens: the next try. */
export function restarting(
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

export function failed(
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
  return restarting({ ...state, transcript }, problem, missesOf(state) + 1, at);
}

/** The recogniser has ended by itself. */
export function ended(state: CaptionsState, at: number): CaptionsState {
  const { phase } = state;
  if (phase === "asking") return restarting(state, "ended", 1, at);
  if (phase !== "listening" && phase !== "restarting") return state;
  const transcript = interrupted(state.transcript, at);
  const wasSession =
    phase === "listening" && (at - state.since >= NO_SESSION || state.newsAt > state.since);
  const why = phase === "restarting" ? state.why : "ended";
  return restarting({ ...state, transcript }, why, wasSession ? 0 : state.misses + 1, at);
}

/** Time has passed: a try that came to nothing, and what went deaf without a word, is tried anew. */
export function later(state: CaptionsState, at: number): CaptionsState {
  if (state.phase === "restarting") {
    if (state.claims) return at - state.claims.at > PROVES ? proven(state) : state;
    if (state.isTrying && at - state.since > NO_START)
      return restarting(state, state.why, state.misses + 1, at);
    return !state.isLong && at - state.since > LONG ? { ...state, isLong: true } : state;
  }
  if (state.phase !== "listening") return state;
  if (at - Math.max(state.since, state.newsAt) > DEAF) {
    const transcript = interrupted(state.transcript, at);
    return restarting({ ...state, transcript }, "ended", 0, at);
  }
  const transcript = settled(state.transcript, at);
  const isQuiet = state.isQuiet || at - state.newsAt > QUIET;
  if (transcript === state.transcript && isQuiet === state.isQuiet) return state;
  return { ...state, transcript, isQuiet };
}

function healthOf(state: CaptionsState, at: number): Health {
  if (state.phase !== "listening" && state.phase !== "restarting") return fresh(at);
  const { newsAt, isQuiet, misses } = state;
  return { since: at, newsAt, isQuiet, misses };
}

function fresh(at: number): Health {
  return { since: at, newsAt: at, isQuiet: false, misses: 0 };
}

function missesOf(state: CaptionsState) {
  return state.phase === "listening" || state.phase === "restarting" ? state.misses : 0;
}
