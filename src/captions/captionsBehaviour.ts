import type { Behaviour } from "../lib/machine.ts";
import {
  core,
  isHopeless,
  isWanted,
  needsAnother,
  type CaptionsActivity,
  type CaptionsEvent,
  type CaptionsState,
} from "./captionsState.ts";
import { ended, failed, later, listening, proven, restarting } from "./restartBehaviour.ts";
import {
  cleared,
  continued,
  emptyTranscript,
  finished,
  interrupted,
  skipped,
  withResults,
} from "./transcript.ts";

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 30_000;

export const captionsBehaviour: Behaviour<CaptionsState, CaptionsEvent, CaptionsActivity> = {
  initial: { phase: "opening", transcript: emptyTranscript, session: 0 },
  reduce,
  activity,
};

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
    case "alive":
      return phase === "listening" ? { ...state, aliveAt: at } : state;
    case "behind":
      return phase === "listening" ? { ...state, behind: event.seconds, aliveAt: at } : state;
    case "skipped":
      if (phase !== "listening") return state;
      return { ...state, transcript: skipped(transcript, event.seconds) };
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
      return state.hasBegun ? restarting(state, "ended", 0, at) : asking(state);
    case "wayChanged":
      // The device may be asking for permission: the recogniser is started anew, in the new way.
      if (phase === "asking") return asking(state);
      if (phase === "blocked" && needsAnother(state) && !isHopeless(state))
        return { ...core(state), phase: "ready", wasOn: true };
      if (phase !== "listening" && phase !== "restarting") return state;
      return restarting({ ...state, transcript: interrupted(transcript, at) }, "ended", 0, at);
    case "supportChanged":
      if (phase === "opening" || event.isSupported !== isHopeless(state)) return state;
      return event.isSupported
        ? { ...core(state), phase: "ready", wasOn: false }
        : {
            ...core(state),
            phase: "blocked",
            problem: "unsupported",
            transcript: finished(transcript, at),
          };
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

function asking(state: CaptionsState): CaptionsState {
  return { ...core(state), phase: "asking", isSlow: false, session: state.session + 1 };
}
