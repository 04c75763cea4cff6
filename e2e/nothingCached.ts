/** A browser that needs room empties its own cache: what is there offline must not hang on it. */
export const nothingCached = { "Cache-Control": "no-store" };
