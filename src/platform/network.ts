/** Calls `changed` when the device is online again, until `signal` aborts. */
function awaitOnline(changed: () => void, signal: AbortSignal) {
  addEventListener("online", changed, { signal });
}

export const network = { isOffline: () => !navigator.onLine, awaitOnline };
