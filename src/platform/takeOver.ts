/** Asks a waiting version of the app to take over; its answer is the same where it must not. */
export const TAKE_OVER = "takeOver";

/**
 * The same from a page that cannot go on as it is, with the folders of its data. The answer, where
 * the app is open elsewhere too: the next page that is loaded is of the waiting version.
 */
export type Renewal = { renew: string[] };

export function isRenewal(message: unknown): message is Renewal {
  return Array.isArray((message as Partial<Renewal> | null)?.renew);
}
