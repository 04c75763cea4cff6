/** What a tab calls to the others, and to the service worker, when the visit is ended in it. */
export const VISIT_ENDED = "visitEnded";
