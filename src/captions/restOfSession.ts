import type { Language } from "../i18n/languages.ts";
import type { CaptionsState, Rest } from "./captionsState.ts";
import {
  beginSession,
  finishSession,
  interruptSession,
  addSkipped,
  type Transcript,
} from "./transcript.ts";

/** The transcript, and what will still be added to it. */
type WithRest = { transcript: Transcript; rest?: Rest };

/** Listening ends; the recogniser may still send what was said last. */
export function leaveSession(state: CaptionsState, at: number): WithRest {
  const { transcript, rest } = state;
  if (rest) {
    const { next: _, ...before } = rest;
    return { transcript, rest: before };
  }
  // Something else may have taken the microphone before.
  const since = state.mutedAt ?? at;
  if (!tellsRest(state)) return { transcript: interruptSession(transcript, since) };
  const behind = state.phase === "listening" ? state.behind : undefined;
  return { transcript, rest: { session: state.session, since, behind: behind ?? 0 } };
}

/** The visitor has stopped the captions. */
export function stopSession(state: CaptionsState, at: number): WithRest {
  if (!state.rest && !tellsRest(state)) return { transcript: finishSession(state.transcript, at) };
  const { transcript, rest } = leaveSession(state, at);
  return { transcript, rest: { ...rest!, stoppedAt: at } };
}

/** The recogniser listens again. */
export function listenAgain(
  { transcript, rest }: WithRest,
  language: Language,
  at: number,
): WithRest {
  if (rest) return { transcript, rest: { ...rest, next: { language, at } } };
  return { transcript: beginSession(transcript, language, at) };
}

/** The transcript once the rest has come; where it `isLost`, a gap stands for it. */
export function wholeTranscript({ transcript, rest }: WithRest, isLost: boolean): Transcript {
  if (!rest) return transcript;
  const { since, stoppedAt, behind, next } = rest;
  const isGap = isLost && behind > 0;
  const told = interruptSession(isGap ? addSkipped(transcript, behind) : transcript, since);
  const ended = stoppedAt === undefined ? told : finishSession(told, stoppedAt);
  return next ? beginSession(ended, next.language, next.at) : ended;
}

/** Whether more results may come: a recogniser that says `preparing` or `alive` sends them late. */
function tellsRest(state: CaptionsState): boolean {
  if (state.phase === "listening") return state.aliveAt !== undefined;
  return (state.phase === "asking" || state.phase === "restarting") && state.isHeard === true;
}
