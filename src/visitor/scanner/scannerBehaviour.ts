import type { Behaviour } from "../../lib/machine/machine.ts";
import {
  isForeign,
  isDestination,
  parseCode,
  type Foreign,
  type Destination,
} from "./parseCode.ts";

export type ScannerProblem = "refused" | "absent" | "busy" | "decoder";

export type ScannerState =
  | { phase: "inactive"; wasOn: boolean }
  | { phase: "asking" }
  | { phase: "scanning"; isSlow: boolean }
  /** The page is out of view; the camera is off until it returns. */
  | { phase: "away" }
  | { phase: "found"; destination: Destination }
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

export type ScannerActivity = { do: "scan" } | { do: "awaitReturn" };

export function scannerBehaviour(
  museum: string,
): Behaviour<ScannerState, ScannerEvent, ScannerActivity> {
  return { initial: { phase: "inactive", wasOn: false }, reduce, activity };

  function reduce(state: ScannerState, event: ScannerEvent): ScannerState {
    const { phase } = state;
    const isOn = phase === "asking" || phase === "scanning";
    switch (event.type) {
      case "cameraAsked":
        return isOn ? state : { phase: "asking" };
      case "cameraOpened":
        return phase === "asking" ? { phase: "scanning", isSlow: false } : state;
      case "failed":
        return isOn ? { phase: "blocked", problem: event.problem } : state;
      case "nothingSeenForLong":
        return phase === "scanning" ? { phase, isSlow: true } : state;
      case "codesSeen":
        return isOn ? stateFor(event.texts) : state;
      case "stopped":
        return phase === "inactive" ? state : { phase: "inactive", wasOn: true };
      case "alertClosed":
        return phase === "foreign" ? { phase: "inactive", wasOn: true } : state;
      case "pageHidden":
        return isOn ? { phase: "away" } : state;
      case "pageShown":
        return phase === "away" ? { phase: "asking" } : state;
    }
  }

  /** A code of the museum is meant even where a foreign one is nearer to the middle. */
  function stateFor(texts: readonly string[]): ScannerState {
    const meanings = texts.map((text) => parseCode(text, museum));
    const destination = meanings.find(isDestination);
    if (destination) return { phase: "found", destination };
    return { phase: "foreign", code: meanings.find(isForeign) ?? { is: "unreadable" } };
  }
}

function activity(state: ScannerState): ScannerActivity | undefined {
  switch (state.phase) {
    case "asking":
    case "scanning":
      return { do: "scan" };
    case "away":
      return { do: "awaitReturn" };
    case "inactive":
    case "found":
    case "foreign":
    case "blocked":
      return undefined;
  }
}
