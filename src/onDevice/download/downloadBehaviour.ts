import type { Behaviour } from "../../lib/machine/machine.ts";
import type { DownloadProblem } from "../../platform/offline/visitDownload.ts";

export type DownloadState =
  | { phase: "looking" }
  /** Nothing is on the device, or a part; `done` in bytes. */
  | { phase: "stopped"; done: number; problem?: DownloadProblem }
  | { phase: "downloading"; done: number }
  | { phase: "kept" }
  | { phase: "removing" };

export type DownloadEvent =
  | { type: "found"; done: number; isWhole: boolean }
  | { type: "downloadAsked" }
  | { type: "fileKept"; bytes: number }
  | { type: "allKept" }
  | { type: "failed"; problem: DownloadProblem }
  | { type: "stopped" }
  | { type: "online" }
  | { type: "removalAsked" }
  | { type: "screenShown" };

export type DownloadActivity = { do: "look" | "download" | "awaitNetwork" | "remove" };

/** The whole visit in one language, kept on the device or on its way there. */
export const downloadBehaviour: Behaviour<DownloadState, DownloadEvent, DownloadActivity> = {
  initial: { phase: "looking" },
  reduce,
  activity,
};

function reduce(state: DownloadState, event: DownloadEvent): DownloadState {
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

function activity(state: DownloadState): DownloadActivity | undefined {
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
