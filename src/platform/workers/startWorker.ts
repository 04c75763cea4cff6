/** Starts a worker, also without a network. */
export function startWorker(script: string): Worker {
  return new Worker(scopedAddress(script), { type: "module" });
}

/**
 * The address to start a worker from. A browser asks the service worker for another worker only if
 * that one's address is in its scope, and `/assets/` is not: without a network the other worker
 * would not come. So it is asked for under the museum's address, or the studio's.
 */
export function scopedAddress(script: string): string {
  return workerScope() + script;
}

/** What stands before the address of a file that is to come from the service worker. */
export function workerScope(): string {
  const scope = /\/worker-(.+)\.js$/.exec(controller()?.scriptURL ?? "")?.[1];
  return scope ? `/${scope}` : "";
}

function controller() {
  try {
    return navigator.serviceWorker?.controller;
  } catch {
    // Where storage is blocked for this site, a browser may refuse even the question.
    return undefined;
  }
}
