/** The event by which the page tells that its words are there, or will not come before the app. */
export const SETTLED = "settled";
