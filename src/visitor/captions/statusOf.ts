import type { CaptionsWords } from "../../i18n/captions/en.ts";
import type { CaptionsState } from "./captionsBehaviour.ts";

/** What the captions are doing, and what to do about it; trouble may come and go unnoticed otherwise. */
export type Status = { text: string; isTrouble: boolean };

export function statusOf(state: CaptionsState, words: CaptionsWords): Status {
  switch (state.phase) {
    case "opening":
      return fine(words.ready);
    case "ready":
      return fine(state.wasOn ? words.stopped : words.ready);
    case "asking":
      return state.isSlow ? trouble(words.problems.homeScreen) : fine(words.asking);
    case "listening":
      return fine(state.isQuiet ? words.quiet : words.listening);
    case "restarting":
      if (state.why !== "ended") return trouble(words[state.why]);
      if (state.isLong) return fine(words.restarting);
      return fine(state.isQuiet ? words.quiet : words.listening);
    case "away":
      return fine(words.restarting);
    case "blocked": {
      const text = words.problems[state.problem];
      return trouble(state.problem === "unsupported" ? `${words.unsupported} ${text}` : text);
    }
  }
}

function fine(text: string): Status {
  return { text, isTrouble: false };
}

function trouble(text: string): Status {
  return { text, isTrouble: true };
}
