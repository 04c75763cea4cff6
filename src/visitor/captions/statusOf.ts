import type { CaptionsMessages } from "../../i18n/captions/en.ts";
import type { CaptionsState } from "./captionsState.ts";

/** What the captions are doing, and what the visitor can do; on trouble the phone vibrates. */
export type Status = { text: string; isTrouble: boolean };

export function statusOf(state: CaptionsState, messages: CaptionsMessages): Status {
  switch (state.phase) {
    case "opening":
      return fine(messages.ready);
    case "ready":
      return fine(state.wasOn ? messages.stopped : messages.ready);
    case "asking":
      return state.isSlow ? trouble(messages.problems.homeScreen) : fine(messages.asking);
    case "listening":
      return fine(state.isQuiet ? messages.quiet : messages.listening);
    case "restarting":
      if (state.why !== "ended") return trouble(messages[state.why]);
      if (state.isLong) return fine(messages.restarting);
      return fine(state.isQuiet ? messages.quiet : messages.listening);
    case "away":
      return fine(messages.restarting);
    case "blocked": {
      const text = messages.problems[state.problem];
      return trouble(state.problem === "unsupported" ? `${messages.unsupported} ${text}` : text);
    }
  }
}

function fine(text: string): Status {
  return { text, isTrouble: false };
}

function trouble(text: string): Status {
  return { text, isTrouble: true };
}
