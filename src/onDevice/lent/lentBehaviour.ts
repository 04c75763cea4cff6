import type { Behaviour } from "../../lib/machine/machine.ts";

/** A device that a museum lends: whose visit it is, once nobody has used it for a while. */
export type LentState =
  | { phase: "inUse" }
  /** `seenAt`: when the question was last in view; `until`: when the visit ends without answer. */
  | { phase: "asking"; seenAt: number; until: number }
  | { phase: "confirmed" }
  | { phase: "ending" };

export type LentEvent =
  /** The clock was looked at while the page was in view. */
  | { type: "looked"; at: number; use: Use }
  /** Somebody touched the device, or something sounds or is written. */
  | { type: "used"; at: number }
  | { type: "confirmed" }
  | { type: "useRenewed" }
  | { type: "endChosen" }
  | { type: "visitEnded" };

/** `usedAt` is undefined where nothing was used since the last visit, `minutes` where not lent. */
export type Use = { usedAt: number | undefined; minutes: number | undefined };

export type LentActivity = { do: "watch" } | { do: "ask" } | { do: "renew" } | { do: "end" };

/** In milliseconds: a visitor must get the phone out of a pocket and hear the question. */
export const TO_ANSWER = 120_000;
/** In milliseconds: after a longer gap the phone was locked, and nobody could see the question. */
const UNSEEN = 5_000;

export const lentBehaviour: Behaviour<LentState, LentEvent, LentActivity> = {
  initial: { phase: "inUse" },
  reduce,
  activity: ({ phase }) =>
    ({
      inUse: { do: "watch" } as const,
      asking: { do: "ask" } as const,
      confirmed: { do: "renew" } as const,
      ending: { do: "end" } as const,
    })[phase],
};

function reduce(state: LentState, event: LentEvent): LentState {
  const { phase } = state;
  switch (event.type) {
    case "looked":
      return checkUse(state, event.at, event.use);
    case "used":
      // Use is no answer: the captions of a visitor who has left may still be running.
      return phase === "asking" ? ask(event.at) : state;
    case "confirmed":
      return phase === "asking" ? { phase: "confirmed" } : state;
    case "useRenewed":
      return phase === "confirmed" ? { phase: "inUse" } : state;
    case "endChosen":
      return phase === "asking" ? { phase: "ending" } : state;
    case "visitEnded":
      return phase === "ending" ? { phase: "inUse" } : state;
  }
}

function checkUse(state: LentState, at: number, use: Use): LentState {
  if (state.phase !== "inUse" && state.phase !== "asking") return state;
  // Another tab may have asked and been answered.
  if (!isUnused(at, use)) return state.phase === "inUse" ? state : { phase: "inUse" };
  if (state.phase === "inUse" || Math.abs(at - state.seenAt) > UNSEEN) return ask(at);
  return at >= state.until ? { phase: "ending" } : { ...state, seenAt: at };
}

function ask(at: number): LentState {
  return { phase: "asking", seenAt: at, until: at + TO_ANSWER };
}

/** Whether a lent device has not been used for so long that it is to be asked whose visit it is. */
export function isUnused(at: number, { usedAt, minutes }: Use) {
  if (usedAt === undefined || minutes === undefined) return false;
  // A clock that was set back would otherwise keep the visit for as long as it was wrong.
  return Math.abs(at - usedAt) >= minutes * 60_000;
}
