import type { CaptionsState } from "../../captions/captionsState.ts";
import type { CaptionsMessages } from "../../i18n/captions/en.ts";
import type { EarsMessages } from "../../i18n/ears/en.ts";

/** What the captions are doing, and what the visitor can do; on trouble the phone vibrates. */
export type Status = { text: string; isTrouble: boolean };

/** In seconds: a reader who looks from the guide to the text notices no less. */
const BEHIND = 4;

/** `ears`: what is to be said of ears of our own, once it has come. */
export function describeCaptions(
  state: CaptionsState,
  messages: CaptionsMessages,
  ears: EarsMessages["captions"] | undefined,
): Status {
  switch (state.phase) {
    case "opening":
      return fine(messages.ready);
    case "ready":
      if (ears && state.rest) return fine(ears.finishing);
      return fine(state.wasOn ? messages.stopped : messages.ready);
    case "asking":
      if (ears && state.mutedAt !== undefined) return trouble(ears.muted);
      if (ears && state.isHeard) return fine(ears.preparing);
      return state.isSlow ? trouble(messages.problems.homeScreen) : fine(messages.asking);
    case "listening":
      if (ears && state.mutedAt !== undefined) return trouble(ears.muted);
      if (ears && state.behind && state.behind >= BEHIND)
        return fine(ears.behind(roughly(state.behind)));
      return fine(state.isQuiet ? messages.quiet : messages.listening);
    case "restarting":
      if (state.why !== "ended") return trouble(messages[state.why]);
      if (state.isLong) return fine(messages.restarting);
      return fine(state.isQuiet ? messages.quiet : messages.listening);
    case "away":
      return fine(messages.restarting);
    case "blocked": {
      const { problem } = state;
      const { problems } = messages;
      if (problem === "unsupported") return trouble(`${messages.unsupported} ${problems[problem]}`);
      if (problem === "modelMissing" || problem === "modelFails")
        return trouble(ears?.[problem] ?? problems.unavailable);
      return trouble(problems[problem]);
    }
  }
}

/** In seconds, and not by the second: every new number is announced. */
function roughly(seconds: number) {
  return Math.max(5, Math.round(seconds / 5) * 5);
}

function fine(text: string): Status {
  return { text, isTrouble: false };
}

function trouble(text: string): Status {
  return { text, isTrouble: true };
}
