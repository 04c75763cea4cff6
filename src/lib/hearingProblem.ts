/** Why nothing is heard: what needs somebody's hand, and last what may pass by itself. */
export type HearingProblem =
  | "refused"
  | "lost"
  | "taken"
  | "language"
  | "notOnDevice"
  | "unavailable"
  | "homeScreen"
  | PassingProblem;

export type PassingProblem = "offline" | "service";
