/** The service worker of the Italian site: what was read can be read again without a network. */
import { createPartialResponse } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { answers } from "./answers.ts";
import { cacheNames } from "./cacheNames.ts";
import { keepRead } from "./keepRead.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the addresses of the site. */
declare const PAGES: string[];

registerRoute(
  ({ request, url }) => request.mode === "navigate" && PAGES.includes(url.pathname),
  async ({ request, event }) => {
    try {
      const response = await fetch(request);
      event.waitUntil(keepRead(cacheNames.site, request, response.clone()));
      return response;
    } catch (error) {
      const read = await answers.find(request, { ignoreSearch: true });
      if (read) return read;
      throw error;
    }
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, event }) => {
    const read = await answers.find(request.url);
    if (read) return request.headers.has("range") ? createPartialResponse(request, read) : read;
    const response = await fetch(request);
    // Until a museum's own service worker is there, its pages ask this one: it keeps none of it.
    if (await isAskedByThisSite(event)) event.waitUntil(keep(request, response.clone()));
    return response;
  },
);

/** A player asks for part after part of a recording: once, the whole is fetched besides. */
const beingFetched = new Set<string>();

async function keep(request: Request, response: Response) {
  const { url } = request;
  if (response.status !== 206) return keepRead(cacheNames.site, request, response);
  void response.body?.cancel();
  if (beingFetched.has(url)) return;
  beingFetched.add(url);
  try {
    await keepRead(cacheNames.site, request, await fetch(url));
  } finally {
    beingFetched.delete(url);
  }
}

async function isAskedByThisSite(event: ExtendableEvent) {
  const asking = await self.clients.get((event as FetchEvent).clientId);
  return asking !== undefined && PAGES.includes(new URL(asking.url).pathname);
}

self.addEventListener("install", () => self.skipWaiting());
