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

/** A player asks for a part of a recording, which is no use without the rest: that is fetched too. */
async function keep(request: Request, response: Response) {
  const isPart = response.status === 206;
  if (isPart) void response.body?.cancel();
  const whole = isPart ? await fetch(request.url) : response;
  await keepRead(cacheNames.site, request, whole);
}

async function isAskedByThisSite(event: ExtendableEvent) {
  const asking = await self.clients.get((event as FetchEvent).clientId);
  return asking !== undefined && PAGES.includes(new URL(asking.url).pathname);
}

self.addEventListener("install", () => self.skipWaiting());
