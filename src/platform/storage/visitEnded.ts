/** Channel and message by which a tab tells the others and the service worker of a visit's end. */
export const VISIT_ENDED = "visitEnded";
