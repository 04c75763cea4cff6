/** A browser that needs room empties its HTTP cache, so offline nothing may depend on it. */
export const nothingCached = { "Cache-Control": "no-store" };
