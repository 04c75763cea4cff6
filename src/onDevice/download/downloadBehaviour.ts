import type { Behaviour } from "../../lib/machine/machine.ts";
import type { OfflineProblem } from "../../platform/offline/visitDownload.ts";

export type OfflineState =
  | { phase: "looking" }
  /** Nothing is on the device, or a part; `done` in bytes. */
  | { phase: "stopped"; done: number; problem?: OfflineProblem }
  | { phase: "downloading"; done: number }
  | { phase: "kept" }
  | { phase: "removing" };

export type OfflineEvent =
  | { type: "found"; done: number; isWhole: boolean }
  | { type: "downloadAsked" }
  | { type: "fileKept"; bytes: number }
  | { type: "allKept" }
  | { type: "failed"; problem: OfflineProblem }
  | { type: "stopped" }
  | { type: "online" }
  | { type: "removalAsked" }
  | { type: "screenShown" };

export type OfflineActivity = { do: "look" | "download" | "awaitNetwork" | "remove" };

/** The whole visit in one language, kept on the device or on its way there. */
export const offlineBehaviour: Behaviour<OfflineState, OfflineEvent, OfflineActivity> = {
  initial: { phase: "looking" },
  reduce,
  activity,
};

function reduce(state: OfflineState, event: OfflineEvent): OfflineState {
  const { phase } = state;
  switch (event.type) {
    case "found":
      if (phase === "downloading") return { phase, done: event.done };
      return event.isWhole ? { phase: "kept" } : { phase: "stopped", done: event.done };
    case "downloadAsked":
      if (phase === "looking" || phase === "stopped")
        return { phase: "downloading", done: phase === "stopped" ? state.done : 0 };
      return state;
    case "fileKept":
      return phase === "downloading" ? { phase, done: state.done + event.bytes } : state;
    case "allKept":
      return phase === "downloading" ? { phase: "kept" } : state;
    case "failed":
      return { phase: "stopped", done: "done" in state ? state.done : 0, problem: event.problem };
    case "stopped":
      return phase === "downloading" ? { phase: "stopped", done: state.done } : state;
    case "online":
      return phase === "stopped" && state.problem === "network"
        ? { phase: "downloading", done: state.done }
        : state;
    case "removalAsked":
      return phase === "kept" || phase === "stopped" ? { phase: "removing" } : state;
    case "screenShown":
      // Another tab, or the browser, may have removed the files; a problem stays on the screen.
      return phase === "kept" || (phase === "stopped" && !state.problem)
        ? { phase: "looking" }
        : state;
  }
}

function activity(state: OfflineState): OfflineActivity | undefined {
  switch (state.phase) {
    case "looking":
      return { do: "look" };
    case "downloading":
      return { do: "download" };
    case "removing":
      return { do: "remove" };
    case "stopped":
      return state.problem === "network" ? { do: "awaitNetwork" } : undefined;
    case "kept":
      return undefined;
  }
}
