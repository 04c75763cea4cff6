/**
 * The address to start one of the studio’s workers from. A browser asks the service worker for
 * another worker only if that one’s address is in its scope, and `/assets/` is not: without a
 * network the other worker would not come.
 */
export function addressInStudio(script: string): string {
  return controller()?.scriptURL.endsWith("/worker-studio.js") ? `/studio${script}` : script;
}

function controller() {
  try {
    return navigator.serviceWorker?.controller;
  } catch {
    // Where storage is blocked for this site, a browser may refuse even the question.
    return undefined;
  }
}
