/** Starts a worker, also without a network. */
export function startWorker(script: string): Worker {
  return new Worker(inScope(script, workerScope()), { type: "module" });
}

/** What stands before the address of a file, and what has to stand there instead. */
export type WorkerScope = { base: string; scope: string };

/**
 * The address to start a worker from, or to have one fetch. A browser asks the service worker for
 * another worker only if that one's address is in its scope, and `/assets/` is not: without a
 * network the other worker would not come. So it is asked for under the museum's address, or the
 * studio's.
 */
export function inScope(address: string, { base, scope }: WorkerScope): string {
  return scope + address.slice(base.length);
}

export function workerScope(): WorkerScope {
  const [, base = "", name] = /^(.*)\/worker-([^/]+)\.js$/.exec(controller()) ?? [];
  return { base, scope: name ? `${base}/${name}` : base };
}

/** The path of the script of the service worker that this page asks. */
function controller() {
  try {
    const { scriptURL } = navigator.serviceWorker?.controller ?? {};
    return scriptURL ? new URL(scriptURL).pathname : "";
  } catch {
    // Where storage is blocked for this site, a browser may refuse even the question.
    return "";
  }
}
