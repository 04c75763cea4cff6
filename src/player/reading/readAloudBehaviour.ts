import type { Behaviour } from "../../lib/machine/machine.ts";
import type { ReadingNews, ReadingProblem } from "../../platform/speech/deviceVoice.ts";

/** `sentence` is the number of the one that is read, or with which reading would go on. */
export type ReadAloudState =
  | { phase: "ready" }
  | { phase: "starting"; from: number }
  | { phase: "reading"; from: number; sentence: number }
  | { phase: "interrupted"; sentence: number }
  | { phase: "failed"; sentence: number; problem: ReadingProblem }
  | { phase: "ended" };

export type ReadAloudEvent = { type: "readPressed" } | { type: "stopPressed" } | ReadingNews;

export type ReadAloudActivity = { do: "read"; from: number };

export const readAloudBehaviour: Behaviour<ReadAloudState, ReadAloudEvent, ReadAloudActivity> = {
  initial: { phase: "ready" },
  reduce,
  activity: (state) => (isOn(state) ? { do: "read", from: state.from } : undefined),
};

/** Whether the device's voice reads, or is about to. */
export function isOn(
  state: ReadAloudState,
): state is Extract<ReadAloudState, { phase: "starting" | "reading" }> {
  return state.phase === "starting" || state.phase === "reading";
}

function reduce(state: ReadAloudState, event: ReadAloudEvent): ReadAloudState {
  if (!isOn(state)) {
    if (event.type !== "readPressed") return state;
    return { phase: "starting", from: "sentence" in state ? state.sentence : 0 };
  }
  const sentence = state.phase === "reading" ? state.sentence : state.from;
  switch (event.type) {
    case "readPressed":
      return state;
    case "stopPressed":
      return { phase: "ready" };
    case "sentenceBegun":
      return { phase: "reading", from: state.from, sentence: event.sentence };
    case "interrupted":
      return { phase: "interrupted", sentence };
    case "failed":
      return { phase: "failed", sentence, problem: event.problem };
    case "ended":
      return { phase: "ended" };
  }
}
