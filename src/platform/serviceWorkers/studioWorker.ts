/** The service worker of the studio: its two pages and all their parts, in one version. */
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { responseCache } from "../offline/responseCache.ts";
import { answerScopedAssets, validatePrecache } from "./workerRoutes.ts";

/** What the script of the worker says before it imports this. */
type Kept = { files: PrecacheEntry[]; pages: readonly string[]; example: string };

declare const self: ServiceWorkerGlobalScope & { kept: Kept };

/** The cache of the example. Few open it, so it is stored only when it is first fetched. */
const OPENED = "studio";

const { files, pages, example } = self.kept;
const scope = new URL(self.registration.scope).pathname;

answerScopedAssets(scope, "");

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === example,
  async ({ request, event }) => {
    const opened = await responseCache.find(example);
    if (opened) return opened;
    const response = await fetch(request);
    event.waitUntil(responseCache.put(OPENED, example, response.clone()));
    return response;
  },
);

validatePrecache();
// No version takes over while a page of another is open: somebody may be writing in it.
precacheAndRoute(files);

// A scope is the beginning of an address, and a museum's name may begin like it: only the studio's
// own pages are answered. An address may have a query, which the precache would not find.
for (const page of pages) {
  registerRoute(
    ({ request, url }) => request.mode === "navigate" && url.pathname.replace(/\/$/, "") === page,
    createHandlerBoundToURL(page),
  );
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldExamples());
  // Without it, the studio would have to be opened twice to open without a network.
  event.waitUntil(self.clients.claim());
});

async function forgetOldExamples() {
  const opened = await responseCache.addresses(OPENED);
  const old = opened.filter((address) => new URL(address).pathname !== example);
  await Promise.all(old.map((address) => responseCache.remove(OPENED, address)));
}
