/** Calls `changed` whenever the page comes into view or goes out of it, until `signal` aborts. */
function watch(changed: () => void, signal: AbortSignal) {
  document.addEventListener("visibilitychange", changed, { signal });
}

export const pageVisibility = { isHidden: () => document.hidden, watch };
