import type { Language } from "../i18n/languages.ts";
import type { PassingProblem } from "../platform/speech/hearing.ts";
import {
  core,
  isWanted,
  type CaptionsProblem,
  type CaptionsState,
  type Health,
  type Way,
} from "./captionsState.ts";
import { leaveSession, listenAgain } from "./restOfSession.ts";
import { interruptSession, settleInterim, addSkipped } from "./transcript.ts";

/** In milliseconds: how long the first retry waits; each failed one doubles it, up to the longest. */
const SHORTEST_DELAY = 250;
const LONGEST_DELAY = 30_000;
/**
 * After so many failed retries in a row the visitor is told that the service does not answer. The
 * retries go on.
 */
const TELLS_VISITOR_AFTER = 4;
/** In milliseconds: a session that ends sooner, without a result, counts as a failed try. */
const NO_SESSION = 1_000;
/** In milliseconds: after trouble, listening for so long counts as working, also without words. */
const PROVES = 3_000;
/** In milliseconds: after so long without words the visitor is told that nothing is heard. */
const QUIET = 8_000;
/** In milliseconds: the visitor is told of a restart only if it takes longer. */
const LONG = 1_500;
/** In milliseconds: Chrome may go deaf without an event, so it restarts after such a silence. */
const DEAF = 45_000;
/** In milliseconds: a retry that has not begun by then has failed. */
const NO_START = 8_000;

/** In milliseconds: the backoff before the next retry. */
export function retryDelay(misses: number): number {
  return Math.min(LONGEST_DELAY, SHORTEST_DELAY * 2 ** misses);
}

/** The microphone is on, though the recogniser is not ready: nothing that is said now is lost. */
export function handlePreparing(
  state: CaptionsState,
  language: Language,
  at: number,
): CaptionsState {
  if (state.phase !== "asking" && !(state.phase === "restarting" && state.isTrying)) return state;
  return { ...state, ...listenAgain(state, language, at), isHeard: true };
}

/** The recogniser says that it listens. */
export function handleBegun(state: CaptionsState, language: Language, at: number): CaptionsState {
  if (state.phase !== "asking" && state.phase !== "restarting") return state;
  if (state.phase === "restarting" && state.why !== "ended")
    return { ...state, since: at, claims: { language, at } };
  return {
    ...core(state),
    // Nothing can have been heard during a long restart: silence counts from now.
    ...(state.phase === "restarting" && !state.isLong ? continueHealth(state, at) : newHealth(at)),
    phase: "listening",
    misses: missesOf(state),
    ...stillMuted(state),
    ...listenAgain(state, language, at),
  };
}

/** Something else has given the microphone back: what was said meanwhile is a gap. */
export function handleUnmuted(state: CaptionsState, at: number): CaptionsState {
  if (state.mutedAt === undefined) return state;
  const { mutedAt, ...goesOn } = state;
  const transcript = addSkipped(state.transcript, (at - mutedAt) / 1000);
  if (goesOn.phase !== "listening") return { ...goesOn, transcript };
  return { ...goesOn, ...newHealth(at), aliveAt: at, transcript };
}

/** After trouble: the recogniser does listen, and has since it said so. */
export function confirmListening(state: CaptionsState): CaptionsState {
  if (state.phase !== "restarting" || !state.claims) return state;
  const { language, at } = state.claims;
  return {
    ...core(state),
    ...newHealth(at),
    phase: "listening",
    ...stillMuted(state),
    ...listenAgain(state, language, at),
  };
}

/** The recogniser has stopped and the visitor still wants captions: it is tried again. */
export function retryLater(
  state: CaptionsState,
  why: "ended" | PassingProblem,
  misses: number,
  at: number,
): CaptionsState & { phase: "restarting" } {
  const { phase } = state;
  return {
    ...core(state),
    ...continueHealth(state, at),
    phase: "restarting",
    why: why === "ended" && misses >= TELLS_VISITOR_AFTER ? "service" : why,
    // A short restart still shows “listening”, which is wrong where nothing listened before it.
    isLong: phase === "away" || phase === "asking" || (phase === "restarting" && state.isLong),
    isTrying: false,
    misses,
  };
}

export function handleFailed(
  state: CaptionsState,
  { problem, way }: { problem: CaptionsProblem | PassingProblem; way?: Way },
  at: number,
): CaptionsState {
  if (!isWanted(state)) return state;
  // While the device asks for permission nothing is listened to, so there is no gap to mark.
  const wasHeard = state.phase !== "asking" || state.isHeard;
  const told = wasHeard ? leaveSession(state, at) : {};
  if (problem !== "offline" && problem !== "service")
    return { ...core(state), ...told, phase: "blocked", problem, ...(way && { way }) };
  return retryLater({ ...state, ...told }, problem, missesOf(state) + 1, at);
}

/** The recogniser has ended by itself. */
export function handleEnded(state: CaptionsState, at: number): CaptionsState {
  const { phase } = state;
  if (phase === "asking") return retryLater(state, "ended", 1, at);
  if (phase !== "listening" && phase !== "restarting") return state;
  const next = { ...state, ...leaveSession(state, at) };
  const wasSession =
    phase === "listening" && (at - state.since >= NO_SESSION || state.newsAt > state.since);
  if (!wasSession) {
    const why = phase === "restarting" ? state.why : "ended";
    return retryLater(next, why, state.misses + 1, at);
  }
  // Android ends after each sentence: what is said before it listens again is lost.
  const again = retryLater(next, "ended", 0, at);
  return { ...again, isTrying: true, session: state.session + 1 };
}

/** Time has passed: a recogniser that has not started, or has gone deaf, is tried again. */
export function handleTimePassed(state: CaptionsState, at: number): CaptionsState {
  if (state.phase === "restarting") {
    if (state.claims) return at - state.claims.at > PROVES ? confirmListening(state) : state;
    if (state.isTrying && !state.isHeard && at - state.since > NO_START)
      return retryLater(state, state.why, state.misses + 1, at);
    return !state.isLong && at - state.since > LONG ? { ...state, isLong: true } : state;
  }
  // While something else has the microphone, a retry would not hear either.
  if (state.phase !== "listening" || state.mutedAt !== undefined) return state;
  if (at - Math.max(state.since, state.newsAt, state.aliveAt ?? 0) > DEAF) {
    const transcript = interruptSession(state.transcript, at);
    return retryLater({ ...state, transcript }, "ended", 0, at);
  }
  // A recogniser that says `alive` makes every result final in the end, so one that has not changed
  // for a while may still change, and is not written down yet.
  const isSure = state.aliveAt !== undefined || state.rest !== undefined;
  const transcript = isSure ? state.transcript : settleInterim(state.transcript, at);
  const isQuiet = state.isQuiet || at - state.newsAt > QUIET;
  if (transcript === state.transcript && isQuiet === state.isQuiet) return state;
  return { ...state, transcript, isQuiet };
}

/** The recogniser was not ready when something else took the microphone. */
function stillMuted({ mutedAt }: CaptionsState) {
  return mutedAt === undefined ? {} : { mutedAt };
}

function continueHealth(state: CaptionsState, at: number): Health {
  if (state.phase !== "listening" && state.phase !== "restarting") return newHealth(at);
  const { newsAt, isQuiet, misses } = state;
  return { since: at, newsAt, isQuiet, misses };
}

function newHealth(at: number): Health {
  return { since: at, newsAt: at, isQuiet: false, misses: 0 };
}

function missesOf(state: CaptionsState) {
  return state.phase === "listening" || state.phase === "restarting" ? state.misses : 0;
}
