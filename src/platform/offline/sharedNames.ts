/** Names that the pages and their service workers have to agree on. */

/** The caches beside those of the app itself. */
export const cacheNames = {
  /** What the visitor downloaded to have it without a network. */
  visit: "visit",
  /** What a visitor looked at; it is gone when the visit is ended. */
  read: "read",
  /** What was read of the Italian site. */
  site: "site",
};

/** Channel and message by which a tab tells the others and the service worker of a visit's end. */
export const VISIT_ENDED = "visitEnded";
