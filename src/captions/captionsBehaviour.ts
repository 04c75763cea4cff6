import type { Behaviour } from "../lib/machine/machine.ts";
import {
  core,
  isHopeless,
  isWanted,
  needsAnother,
  type CaptionsActivity,
  type CaptionsEvent,
  type CaptionsState,
  type Way,
} from "./captionsState.ts";
import {
  handleEnded,
  handleFailed,
  handleTimePassed,
  handleBegun,
  handlePreparing,
  confirmListening,
  retryDelay,
  retryLater,
  handleUnmuted,
} from "./retry.ts";
import { leaveSession, wholeTranscript, stopSession } from "./restOfSession.ts";
import {
  clearTranscript,
  resumeTranscript,
  emptyTranscript,
  addSkipped,
  addResults,
} from "./transcript.ts";

export const captionsBehaviour: Behaviour<CaptionsState, CaptionsEvent, CaptionsActivity> = {
  initial: { phase: "opening", transcript: emptyTranscript, session: 0 },
  reduce,
  activity,
  besides: ({ rest }) => rest && { do: "awaitRest", session: rest.session },
};

function reduce(state: CaptionsState, event: CaptionsEvent): CaptionsState {
  const { transcript, session, phase } = state;
  const { at } = event;
  switch (event.type) {
    case "opened": {
      const opened = { transcript: resumeTranscript(event.pages), session };
      return event.isSupported
        ? { ...opened, phase: "ready", wasOn: false }
        : { ...opened, phase: "blocked", problem: "unsupported" };
    }
    case "asked":
      if (isWanted(state) || phase === "opening" || isHopeless(state)) return state;
      return ask(state);
    case "stopped":
      if (phase === "opening" || phase === "ready" || isHopeless(state)) return state;
      return { ...core(state), ...stopSession(state, at), phase: "ready", wasOn: true };
    case "begun":
      return handleBegun(state, event.language, at);
    case "noAnswer":
      return phase === "asking" ? { ...state, isSlow: true } : state;
    case "preparing":
      return handlePreparing(state, event.language, at);
    case "resultsChanged": {
      const proved = confirmListening(state);
      if (proved.phase !== "listening") return state;
      const { transcript: before, ...rest } = endRest(proved, false);
      const said = addResults(before, event);
      return { ...rest, transcript: said, newsAt: at, isQuiet: false, misses: 0 };
    }
    case "alive":
      return phase === "listening" ? { ...state, aliveAt: at } : state;
    case "behind":
      return phase === "listening" ? { ...state, behind: event.seconds, aliveAt: at } : state;
    case "skipped":
      if (phase !== "listening") return state;
      return { ...state, transcript: addSkipped(transcript, event.seconds) };
    case "muted":
      return phase === "asking" || phase === "listening" || phase === "restarting"
        ? { ...state, mutedAt: at }
        : state;
    case "unmuted":
      return handleUnmuted(state, at);
    case "failed":
      return handleFailed(state, event, at);
    case "ended":
      return handleEnded(state, at);
    case "restChanged":
      if (!state.rest) return state;
      return { ...state, transcript: addResults(transcript, event) };
    case "restSkipped":
      if (!state.rest) return state;
      return { ...state, transcript: addSkipped(transcript, event.seconds) };
    case "restOver":
      return endRest(state, event.isLost);
    case "waited":
      if (phase !== "restarting" || state.isTrying) return state;
      return { ...state, isTrying: true, since: at, session: session + 1 };
    case "timePassed":
      return handleTimePassed(state, at);
    case "pageHidden":
      if (phase === "asking" && !state.isHeard)
        return { ...core(state), phase: "away", hasBegun: false };
      if (!isWanted(state) || phase === "away") return state;
      return { ...core(state), ...leaveSession(state, at), phase: "away", hasBegun: true };
    case "pageShown":
      if (phase !== "away") return state;
      return state.hasBegun ? retryLater(state, "ended", 0, at) : ask(state);
    case "wayChanged":
      // The recogniser starts again, even while the device asks for permission.
      if (phase === "asking")
        return ask(state.isHeard ? { ...state, ...leaveSession(state, at) } : state);
      // The screen may report the way that has failed only after the failure: it is no new way.
      if (
        phase === "blocked" &&
        needsAnother(state) &&
        !isHopeless(state) &&
        !isSameWay(state.way, event)
      )
        return { ...core(state), phase: "ready", wasOn: true };
      if (phase !== "listening" && phase !== "restarting") return state;
      return retryLater({ ...state, ...leaveSession(state, at) }, "ended", 0, at);
    case "supportChanged":
      if (phase === "opening" || event.isSupported !== isHopeless(state)) return state;
      return event.isSupported
        ? { ...core(state), phase: "ready", wasOn: false }
        : {
            ...core(state),
            ...stopSession(state, at),
            phase: "blocked",
            problem: "unsupported",
          };
    case "pagesChanged":
      if (!event.isOver && (isWanted(state) || state.rest)) return state;
      return { phase: "opening", transcript: emptyTranscript, session };
    case "cleared":
      if (transcript.pages.length === 0) return state;
      return { ...state, cleared: transcript.pages, transcript: clearTranscript(transcript) };
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
        milliseconds: retryDelay(state.misses),
        untilOnline: state.why === "offline",
      };
    case "away":
      return { do: "awaitReturn" };
    case "ready":
    case "blocked":
      return undefined;
  }
}

/** Ends the rest of the session before: its words are in the transcript, or lost. */
function endRest<State extends CaptionsState>(state: State, isLost: boolean): State {
  if (!state.rest) return state;
  const { rest: _, ...others } = state;
  return { ...others, transcript: wholeTranscript(state, isLost) } as State;
}

function isSameWay(way: Way | undefined, { language, recognisedBy, ears }: Way) {
  return way?.language === language && way.recognisedBy === recognisedBy && way.ears === ears;
}

function ask(state: CaptionsState): CaptionsState {
  return {
    ...core(state),
    phase: "asking",
    isSlow: false,
    isHeard: false,
    session: state.session + 1,
  };
}
