import type { Language } from "../i18n/languages.ts";
import type { CaptionsState, Rest } from "./captionsState.ts";
import { begun, finished, interrupted, skipped, type Transcript } from "./transcript.ts";

/** The transcript, and what will still be added to it. */
type Told = { transcript: Transcript; rest?: Rest };

/** The recogniser is not listened to any more: what was said last may still be told. */
export function left(state: CaptionsState, at: number): Told {
  const { transcript, rest } = state;
  if (rest) {
    const { next: _, ...before } = rest;
    return { transcript, rest: before };
  }
  // Something else may have taken the microphone before.
  const since = state.mutedAt ?? at;
  if (!tellsRest(state)) return { transcript: interrupted(transcript, since) };
  const behind = state.phase === "listening" ? state.behind : undefined;
  return { transcript, rest: { session: state.session, since, behind: behind ?? 0 } };
}

/** The visitor has stopped the captions. */
export function stopped(state: CaptionsState, at: number): Told {
  if (!state.rest && !tellsRest(state)) return { transcript: finished(state.transcript, at) };
  const { transcript, rest } = left(state, at);
  return { transcript, rest: { ...rest!, stoppedAt: at } };
}

/** The recogniser listens again. */
export function listened({ transcript, rest }: Told, language: Language, at: number): Told {
  if (rest) return { transcript, rest: { ...rest, next: { language, at } } };
  return { transcript: begun(transcript, language, at) };
}

/** Everything was told, or the rest `isLost`: that is a gap. */
export function ofWhole({ transcript, rest }: Told, isLost: boolean): Transcript {
  if (!rest) return transcript;
  const { since, stoppedAt, behind, next } = rest;
  const isGap = isLost && behind > 0;
  const told = interrupted(isGap ? skipped(transcript, behind) : transcript, since);
  const ended = stoppedAt === undefined ? told : finished(told, stoppedAt);
  return next ? begun(ended, next.language, next.at) : ended;
}

/** A recogniser that gets ready, or is alive, understands what it has heard, though it is late. */
function tellsRest(state: CaptionsState): boolean {
  if (state.phase === "listening") return state.aliveAt !== undefined;
  return (state.phase === "asking" || state.phase === "restarting") && state.isHeard === true;
}
