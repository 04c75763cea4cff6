import type { Behaviour } from "../../lib/machine.ts";
import { isPlace, meaningOf, type Foreign, type Place } from "./meaningOf.ts";

export type ScannerProblem = "refused" | "absent" | "busy" | "decoder";

export type ScannerState =
  | { phase: "inactive" }
  | { phase: "asking" }
  | { phase: "scanning"; isSlow: boolean }
  /** The page is out of view; the camera is off until it returns. */
  | { phase: "away" }
  | { phase: "found"; place: Place }
  | { phase: "foreign"; code: Foreign }
  | { phase: "blocked"; problem: ScannerProblem };

export type ScannerEvent =
  | { type: "cameraAsked" }
  | { type: "cameraOpened" }
  | { type: "failed"; problem: ScannerProblem }
  | { type: "nothingSeenForLong" }
  | { type: "codesSeen"; texts: readonly string[] }
  | { type: "stopped" }
  | { type: "alertClosed" }
  | { type: "pageHidden" }
  | { type: "pageShown" };

export type ScannerActivity = { do: "scan" } | { do: "awaitReturn" } | { do: "open"; place: Place };

export function scannerBehaviour(
  museum: string,
): Behaviour<ScannerState, ScannerEvent, ScannerActivity> {
  return { initial: { phase: "inactive" }, reduce, activity };

  function reduce(state: ScannerState, event: ScannerEvent): ScannerState {
    const { phase } = state;
    const isOn = phase === "asking" || phase === "scanning";
    switch (event.type) {
      case "cameraAsked":
        return isOn || phase === "found" ? state : { phase: "asking" };
      case "cameraOpened":
        return phase === "asking" ? { phase: "scanning", isSlow: false } : state;
      case "failed":
        return isOn ? { phase: "blocked", problem: event.problem } : state;
      case "nothingSeenForLong":
        return phase === "scanning" ? { phase, isSlow: true } : state;
      case "codesSeen":
        return phase === "scanning" ? whatWasSeen(event.texts) : state;
      case "stopped":
        return phase === "found" ? state : { phase: "inactive" };
      case "alertClosed":
        return phase === "foreign" ? { phase: "inactive" } : state;
      case "pageHidden":
        return isOn ? { phase: "away" } : state;
      case "pageShown":
        return phase === "away" ? { phase: "asking" } : state;
    }
  }

  /** A code of ours is meant even where another one is nearer to the middle. */
  function whatWasSeen(texts: readonly string[]): ScannerState {
    const meanings = texts.map((text) => meaningOf(text, museum));
    const place = meanings.find(isPlace);
    if (place) return { phase: "found", place };
    const code = meanings.find((meaning) => !isPlace(meaning));
    return code ? { phase: "foreign", code } : { phase: "inactive" };
  }
}

function activity(state: ScannerState): ScannerActivity | undefined {
  switch (state.phase) {
    case "asking":
    case "scanning":
      return { do: "scan" };
    case "away":
      return { do: "awaitReturn" };
    case "found":
      return { do: "open", place: state.place };
    case "inactive":
    case "foreign":
    case "blocked":
      return undefined;
  }
}
