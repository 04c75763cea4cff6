/** The service worker of one museum: answers with the app and with what is stored of the visit. */
import { cacheNames as ofWorkbox } from "workbox-core";
import {
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { isRenewal, SKIP_WAITING, SKIPPED_WAITING, type Renewal } from "./messages.ts";
import { responseCache } from "../offline/responseCache.ts";
import { cacheNames, VISIT_ENDED } from "../offline/sharedNames.ts";
import { cacheRecent } from "../offline/cacheRecent.ts";
import { cachedFiles } from "../offline/cachedFiles.ts";
import { answerScopedAssets, validatePrecache, type Kept } from "./workerRoutes.ts";

declare const self: ServiceWorkerGlobalScope & { kept: Kept };

const { files: app, page: PAGE, versions, lists } = self.kept;
/** Where a version that must not take over yet puts its page; gone when it takes over. */
const NEXT = `${PAGE}?next`;

/** How many visits have ended: a file fetched before an end must not be stored after it. */
let endings = 0;
new BroadcastChannel(VISIT_ENDED).addEventListener("message", () => endings++);

const scope = new URL(self.registration.scope).pathname;

const base = scope.slice(0, scope.lastIndexOf("/"));

answerScopedAssets(scope, base);

// Safari plays a recording only if it comes in the parts it asks for, which precaching does not see
// to: so this route comes first.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}/assets/`),
  async ({ request, event }) => {
    // A request with `no-store` asks what the network has, not what is stored.
    if (request.cache === "no-store") return fetch(request);
    const kept = await responseCache.find(request.url);
    if (kept) return request.headers.has("range") ? createPartialResponse(request, kept) : kept;
    const before = endings;
    const isWanted = () => endings === before;
    const response = await fetch(request).catch((error: unknown) =>
      answerWithoutNetwork(request, error),
    );
    // A film takes more room than the rest of the visit: it is stored only by its own download.
    const isFilm = /\.(?:mp4|webm)$/.test(request.url);
    if (!isFilm && request.mode !== "same-origin" && response.status === 200)
      event.waitUntil(cacheRecent(cacheNames.read, request, response.clone(), isWanted));
    return response;
  },
);

// After a release the network no longer has the parts that an older page needs, so the page and its
// parts come from the device, in one version.
validatePrecache();
// A page asks so which version of a catalogue is published now.
registerRoute(
  ({ request, url }) =>
    request.cache === "no-store" && url.pathname.startsWith(`${scope}/catalogue/`),
  ({ request }) => fetch(request),
);
precacheAndRoute(app);
const answerWithPage = createHandlerBoundToURL(PAGE);
registerRoute(
  new NavigationRoute(
    async (asked) => {
      // The waiting version's parts are kept beside those of this one, so its page can be shown
      // while pages loaded before go on as they are.
      const next = self.registration.waiting && (await responseCache.find(NEXT));
      if (next) return next;
      asked.event.waitUntil(cachedFiles.withLock(forgetOldVisits));
      if (!(await matchPrecache(PAGE))) asked.event.waitUntil(restoreApp());
      return answerWithPage(asked);
    },
    // A scope is the beginning of an address, and another museum's name may begin like this one's.
    { allowlist: [new RegExp(`^${scope}(?:[/?]|$)`)] },
  ),
);

/** Fetches what the browser has deleted of the app for want of room, while it left this worker. */
async function restoreApp() {
  await Promise.all(
    app.map(async ({ url, revision, integrity = `sha256-${revision}` }) => {
      const key = getCacheKeyForURL(url) ?? url;
      if (await responseCache.find(key, { cacheName: ofWorkbox.precache })) return;
      await responseCache.put(ofWorkbox.precache, key, await fetch(url, { integrity }));
    }),
  );
}

/** What can be answered where there is no network. */
async function answerWithoutNetwork({ url }: Request, error: unknown) {
  const { pathname } = new URL(url);
  const kept = (await responseCache.find(url)) ?? (await otherCopy(pathname));
  if (kept) return kept;
  throw error;
}

/** Of a picture one copy is stored; a screen may ask for a wider one, or in another format. */
async function otherCopy(pathname: string) {
  const copy = /-\d+-([\w-]{8})\.(?:avif|webp|jpeg)$/;
  const hash = copy.exec(pathname)?.[1];
  if (!hash) return undefined;
  const kept = await Promise.all([cacheNames.visit, cacheNames.read].map(responseCache.addresses));
  const there = kept.flat().find((url) => copy.exec(url)?.[1] === hash);
  return there && responseCache.find(there);
}

self.addEventListener("install", (event) => event.waitUntil(cachedFiles.withLock(renewVisits)));
self.addEventListener("activate", (event) => {
  // A page in the middle of a download has the lock, and waits for this to end: so this does not
  // wait for the lock, and old visits are then forgotten when the next page is opened.
  event.waitUntil(cachedFiles.withFreeLock(forgetOldVisits));
  // Without it, a visitor who has just come would have to open the app again to use what is kept.
  event.waitUntil(self.clients.claim());
});
self.addEventListener("message", (event) => {
  if (event.data === SKIP_WAITING || isRenewal(event.data))
    event.waitUntil(takeOver(event.source, event.data));
});

/** What was downloaded with the old version is downloaded for this one before it can take over. */
async function renewVisits() {
  await Promise.all((await cachedFiles.lists()).filter(isOld).map(renew));
}

async function renew(address: string) {
  const next = ofThisVersion(address);
  if (!next) return;
  try {
    const before = await cachedFiles.readList(address);
    const isWhole = before && (await cachedFiles.missing(before)).length === 0;
    const list = await cachedFiles.fetchList(next);
    if (isWhole) await cachedFiles.download(await cachedFiles.missing(list), () => {});
  } catch (error) {
    // Without a network, a TypeError, the browser tries to install this version again later. If a
    // language that is gone or a full device failed too, the old version would stay for ever.
    if (error instanceof TypeError) throw error;
  }
}

/**
 * Removes the lists of older versions. A download that was begun while this version waited has none
 * of this version yet: that is fetched first.
 */
async function forgetOldVisits() {
  // The lists of a version that is still to come are no older than this one's.
  const { installing, waiting } = self.registration;
  if ([installing, waiting].some((each) => each?.state.startsWith("install"))) return;
  const olds = (await cachedFiles.lists()).filter(isOld);
  if (olds.length === 0) return;
  for (const old of olds) {
    const next = ofThisVersion(old);
    // oxlint-disable-next-line no-await-in-loop -- One for each language, and seldom more than one.
    const isBegun = next && (await cachedFiles.readList(next).catch(() => undefined));
    // What is not published any more is forgotten.
    // oxlint-disable-next-line no-await-in-loop
    if (!next || isBegun || (await beginAnew(next))) await cachedFiles.remove(old);
  }
  await cachedFiles.prune();
}

async function beginAnew(list: string) {
  try {
    return await cachedFiles.fetchList(list);
  } catch {
    // The list cannot be fetched now: the old one stays, and its files with it.
    return undefined;
  }
}

/** Whether it is of this museum's catalogue, in another version. */
function isOld(address: string) {
  return cachedFiles.isOfMuseum(address, scope) && !lists.includes(address);
}

function ofThisVersion(address: string) {
  return lists.find((list) => cachedFiles.isSameVisit(list, address));
}

/** Another page of the app may be in the middle of a tour, so this takes over only without one. */
async function takeOver(
  asking: ExtendableMessageEvent["source"],
  question: typeof SKIP_WAITING | Renewal,
) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.filter(({ url }) => url.startsWith(self.registration.scope));
  if (open.length <= 1) {
    asking?.postMessage(SKIPPED_WAITING);
    return self.skipWaiting();
  }
  // A page that fails with the data of this very version would be reloaded for ever.
  if (isRenewal(question) && !(await layPage(question))) return undefined;
  asking?.postMessage(question);
}

/** Puts this version's page where the next load finds it, if its data is not the asking page's. */
async function layPage({ renew: shown }: Renewal) {
  const page = await matchPrecache(PAGE);
  if (!page || shown.some((version) => versions.includes(version))) return false;
  return responseCache.put(ofWorkbox.precache, NEXT, page);
}
