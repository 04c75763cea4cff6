import type { CaptionsProblem, CaptionsState } from "../../../../captions/captionsState.ts";

/** What is said of the captions, by name; the words are in the page. */
export type CaptionsStatus =
  | "asking"
  | "listening"
  | "quiet"
  | "behind"
  | "restarting"
  | "muted"
  | "finishing"
  | "finished"
  | "offline"
  | "service"
  | CaptionsProblem;

/** In seconds: somebody who looks from the text to the captions notices no shorter delay. */
const BEHIND = 4;

export function captionsStatus(state: CaptionsState): CaptionsStatus {
  switch (state.phase) {
    case "opening":
    case "ready":
      return state.rest ? "finishing" : "finished";
    case "asking":
      if (state.mutedAt !== undefined) return "muted";
      return state.isSlow ? "homeScreen" : "asking";
    case "listening":
      if (state.mutedAt !== undefined) return "muted";
      if (state.behind && state.behind >= BEHIND) return "behind";
      return state.isQuiet ? "quiet" : "listening";
    case "restarting":
      if (state.why !== "ended") return state.why;
      if (state.isLong) return "restarting";
      return state.isQuiet ? "quiet" : "listening";
    case "away":
      return "restarting";
    case "blocked":
      return state.problem;
  }
}
