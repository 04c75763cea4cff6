/** Why a visit could not be kept on the device. */
export type OfflineProblem = "full" | "refused" | "network";
