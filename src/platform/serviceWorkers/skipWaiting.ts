/** Asks a waiting version of the app to take over; it answers with the same where it must not. */
export const SKIP_WAITING = "takeOver";

/** What a waiting version answers that takes over now: what is fetched through the old one holds it up. */
export const SKIPPED_WAITING = "taken";

/**
 * Asks the same from a page whose data is gone, with the folders of that data. Where the app is
 * open elsewhere too, the answer means that the next page to be loaded is of the waiting version.
 */
export type Renewal = { renew: string[] };

export function isRenewal(message: unknown): message is Renewal {
  return Array.isArray((message as Partial<Renewal> | null)?.renew);
}
