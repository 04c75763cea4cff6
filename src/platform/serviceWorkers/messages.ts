/**
 * What pages and service workers tell each other. A page of one version talks to the worker of
 * another, so the texts and fields here never change.
 */

/** Asks a waiting version of the app to take over; it answers with the same where it must not. */
export const SKIP_WAITING = "takeOver";

/**
 * A waiting version answers with this when it takes over now. A page then ends its download: what
 * it still fetches through the old version would delay the new one.
 */
export const SKIPPED_WAITING = "taken";

/**
 * Asks the same from a page whose data is gone, with the versions of that data. Where the app is
 * open elsewhere too, the answer means that the next page to be loaded is of the waiting version.
 */
export type Renewal = { renew: string[] };

export function isRenewal(message: unknown): message is Renewal {
  return Array.isArray((message as Partial<Renewal> | null)?.renew);
}

/** The addresses that the first page of the site fetched before its service worker was there. */
export type UncontrolledRequests = { cameWithout: string[] };

export function isUncontrolledRequests(message: unknown): message is UncontrolledRequests {
  return Array.isArray((message as Partial<UncontrolledRequests> | null)?.cameWithout);
}
