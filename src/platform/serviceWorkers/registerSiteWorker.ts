import type { UncontrolledRequests } from "./messages.ts";

/** Has the pages of the Italian site stored as they are read, where the device can. */
export function registerSiteWorker() {
  addEventListener("load", () => void register().catch(() => {}));
}

async function register() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const cameWithout = serviceWorker.controller ? [] : [location.href, ...partsOfPage()];
  await serviceWorker.register("/worker.js");
  if (cameWithout.length === 0) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ cameWithout } satisfies UncontrolledRequests);
}

function partsOfPage() {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}
