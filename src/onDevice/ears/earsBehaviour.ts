import type { Behaviour } from "../../lib/machine/machine.ts";
import type { EarsSize } from "../../catalogue/earsFiles.ts";

/** A size that keeps up with somebody who speaks, and how many seconds it shows words late. */
export type AbleSize = { size: EarsSize; lag: number };

/** Whether this device is fast enough to recognise speech by itself. */
export type EarsState =
  /** `problem`: the code that tries it did not load. */
  | { phase: "untried"; problem?: "network" }
  | { phase: "trying" }
  /** The largest first. */
  | { phase: "able"; sizes: readonly [AbleSize, ...AbleSize[]] }
  | { phase: "unable" };

export type EarsEvent =
  | { type: "checkAsked" }
  | { type: "cancelled" }
  | { type: "tried"; sizes: readonly AbleSize[] }
  | { type: "notTried" };

export type EarsActivity = { do: "try" };

export const earsBehaviour: Behaviour<EarsState, EarsEvent, EarsActivity> = {
  initial: { phase: "untried" },
  reduce,
  activity: ({ phase }) => (phase === "trying" ? { do: "try" } : undefined),
};

function reduce(state: EarsState, event: EarsEvent): EarsState {
  const { phase } = state;
  switch (event.type) {
    case "checkAsked":
      return phase === "trying" ? state : { phase: "trying" };
    case "cancelled":
      return phase === "trying" ? { phase: "untried" } : state;
    case "tried": {
      const [largest, ...others] = event.sizes;
      return largest ? { phase: "able", sizes: [largest, ...others] } : { phase: "unable" };
    }
    case "notTried":
      return { phase: "untried", problem: "network" };
  }
}
