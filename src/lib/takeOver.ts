/** Asks a waiting version of the app to take over; its answer is the same where it must not. */
export const TAKE_OVER = "takeOver";
