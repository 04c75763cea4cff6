/** The service worker of the Italian site: what was read can be read again without a network. */
import { createPartialResponse } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { responseCache } from "../offline/responseCache.ts";
import { cacheNames } from "../offline/sharedNames.ts";
import { isUncontrolledRequests } from "./messages.ts";
import { cacheRecent } from "../offline/cacheRecent.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the addresses of the site. */
declare const PAGES: string[];

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isPage(url),
  async ({ request, url, event }) => {
    try {
      const response = await fetch(request);
      event.waitUntil(cacheRecent(cacheNames.site, pageAt(url), response.clone()));
      return response;
    } catch (error) {
      const read = await responseCache.find(pageAt(url).url, { ignoreSearch: true });
      if (read) return read;
      throw error;
    }
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, event }) => {
    // A request with `no-store` asks what the network has, not what is stored.
    if (request.cache === "no-store") return fetch(request);
    const read = await responseCache.find(request.url);
    if (read) return request.headers.has("range") ? createPartialResponse(request, read) : read;
    const response = await fetch(request);
    // Until a museum's own service worker is there, its pages ask this one: it keeps none of it.
    if (await isAskedByThisSite(event)) event.waitUntil(keep(request, response.clone()));
    return response;
  },
);

/** A player asks for a recording part by part; the whole is fetched once, besides. */
const beingFetched = new Set<string>();

async function keep(request: Request, response: Response) {
  const { url } = request;
  if (response.status !== 206) return cacheRecent(cacheNames.site, request, response);
  void response.body?.cancel();
  if (beingFetched.has(url)) return;
  beingFetched.add(url);
  try {
    await cacheRecent(cacheNames.site, request, await fetch(url));
  } finally {
    beingFetched.delete(url);
  }
}

async function isAskedByThisSite(event: ExtendableEvent) {
  const asking = await self.clients.get((event as FetchEvent).clientId);
  return asking !== undefined && isPage(new URL(asking.url));
}

function isPage(url: URL) {
  return PAGES.includes(new URL(pageAt(url).url).pathname);
}

/** One address for a page, with or without a slash or a query at its end. */
function pageAt({ origin, pathname }: URL) {
  return { url: origin + (withoutSlash(pathname) || "/") };
}

self.addEventListener("install", () => self.skipWaiting());
// So that what a page asks for later, such as its lower pictures, is stored on the first visit too.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (isUncontrolledRequests(event.data)) event.waitUntil(keepAll(event.data.cameWithout));
});

async function keepAll(addresses: readonly string[]) {
  await Promise.all(addresses.map((address) => keepAddress(new URL(address)).catch(() => {})));
}

async function keepAddress(url: URL) {
  if (url.origin !== self.location.origin) return;
  if (isPage(url)) await cacheRecent(cacheNames.site, pageAt(url), await fetch(url));
  else if (url.pathname.startsWith("/assets/"))
    await cacheRecent(cacheNames.site, { url: url.href }, await fetch(url));
}
