/** What is kept in the browser's cache storage beside the app itself. */
export const cacheNames = {
  /** What the visitor downloaded to have it without a network. */
  visit: "visit",
  /** What a visitor looked at; it is gone when the visit is ended. */
  read: "read",
  /** What was read of the Italian site. */
  site: "site",
};
