/** Why a recording is not heard: the browser wants a tap first, the file is no good, nothing arrives. */
export type VoiceProblem = "refused" | "broken" | "late";
