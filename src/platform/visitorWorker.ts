/** The service worker of one museum: the app from the device, and what was kept of the visit. */
import { cacheNames as ofWorkbox } from "workbox-core";
import {
  addPlugins,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { isRenewal, TAKE_OVER, type Renewal } from "./takeOver.ts";
import { VISIT_ENDED } from "./visitEnded.ts";
import { admitted } from "./admitted.ts";
import { answers } from "./answers.ts";
import { cacheNames } from "./cacheNames.ts";
import { keepRead } from "./keepRead.ts";
import { keptFiles } from "./keptFiles.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the files of the app, its page for every address, and where the museum's data is. */
declare const APP: PrecacheEntry[];
declare const PAGE: string;
declare const DATA: string;

const app = APP;
/** Where a version that must not take over yet lays its page; gone when it takes over. */
const NEXT = `${PAGE}?next`;

/** What is on its way when a visit is ended must not be kept in the next. */
let endings = 0;
new BroadcastChannel(VISIT_ENDED).addEventListener("message", () => endings++);

const scope = new URL(self.registration.scope).pathname;

// The reader of codes: `/assets/` is not in this scope, and what it asks for would not come from here.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope}/assets/`),
  async ({ url }) => {
    const file = url.pathname.slice(scope.length);
    return (await answers.find(file)) ?? fetch(file);
  },
);

// Before what Workbox answers by itself: Safari plays nothing that is not sent in the parts it asks for.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, event }) => {
    // Whoever asks so wants to know what the network has.
    const isAsked = request.cache !== "no-store";
    const kept = isAsked && (await answers.find(request.url));
    if (kept) return request.headers.has("range") ? createPartialResponse(request, kept) : kept;
    const before = endings;
    const isWanted = () => endings === before;
    const response = await fetch(request).catch((error: unknown) => insteadOf(request, error));
    if (isAsked && request.mode !== "same-origin" && response.status === 200)
      event.waitUntil(keepRead(cacheNames.read, request, response.clone(), isWanted));
    return response;
  },
);

// The page and its parts are of one version, whatever the network has: no part is ever missing.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      (await admitted(request.url, response)) ?? null,
  },
]);
precacheAndRoute(app);
const answerWithPage = createHandlerBoundToURL(PAGE);
registerRoute(
  new NavigationRoute(
    async (asked) => {
      // Its parts lie beside those of this version: the page that was loaded before goes on as it is.
      const next = self.registration.waiting && (await answers.find(NEXT));
      if (next) return next;
      if (!(await matchPrecache(PAGE))) asked.event.waitUntil(keepAgain());
      return answerWithPage(asked);
    },
    // A scope has no end: another museum's name may begin like this one's.
    { allowlist: [new RegExp(`^${scope}(?:[/?]|$)`)] },
  ),
);

/** Browsers that need room may throw away what was kept, and leave the service worker. */
async function keepAgain() {
  await Promise.all(
    app.map(async ({ url, revision, integrity = `sha256-${revision}` }) => {
      const key = getCacheKeyForURL(url) ?? url;
      if (await answers.find(key, { cacheName: ofWorkbox.precache })) return;
      await answers.keep(ofWorkbox.precache, key, await fetch(url, { integrity }));
    }),
  );
}

/** What can be answered where there is no network. */
async function insteadOf({ url }: Request, error: unknown) {
  const { pathname } = new URL(url);
  const kept = (await answers.find(url)) ?? (await otherCopy(pathname));
  if (kept) return kept;
  // A number that is not in the catalogue is not there without a network either.
  const [language = ""] = pathname.slice(DATA.length).split("/");
  const list = await keptFiles.begun(`${DATA}${language}/files.json`);
  const isMissing = pathname.startsWith(DATA) && list?.every(([address]) => address !== pathname);
  if (isMissing) return new Response(null, { status: 404 });
  throw error;
}

/** Of a picture one copy is kept; a screen may ask for a wider one, or in another format. */
async function otherCopy(pathname: string) {
  const copy = /-\d+-([\w-]{8})\.(?:avif|webp|jpeg)$/;
  const hash = copy.exec(pathname)?.[1];
  if (!hash) return undefined;
  const kept = await Promise.all([cacheNames.visit, cacheNames.read].map(answers.addresses));
  const there = kept.flat().find((url) => copy.exec(url)?.[1] === hash);
  return there && answers.find(there);
}

self.addEventListener("install", (event) => event.waitUntil(keptFiles.alone(renewVisits)));
self.addEventListener("activate", (event) => {
  event.waitUntil(keptFiles.alone(forgetOldVisits));
  // The visitor who has just come must not have to open the app a second time.
  event.waitUntil(self.clients.claim());
});
self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER || isRenewal(event.data))
    event.waitUntil(takeOver(event.source, event.data));
});

/** What was downloaded with the old version is downloaded for this one before it can take over. */
async function renewVisits() {
  await Promise.all((await keptFiles.lists()).filter(isOld).map(renew));
}

async function renew(address: string) {
  try {
    const before = await keptFiles.begun(address);
    const isWhole = before && (await keptFiles.missing(before)).length === 0;
    const list = await keptFiles.begin(ofThisVersion(address));
    if (isWhole) await keptFiles.keep(await keptFiles.missing(list), () => {});
  } catch (error) {
    // Without a network there will be another try. A language that is no more, or a device that is
    // full, would keep the old version for ever.
    if (error instanceof TypeError) throw error;
  }
}

/** What was downloaded while this version waited is not forgotten: its list is asked for anew. */
async function forgetOldVisits() {
  for (const old of (await keptFiles.lists()).filter(isOld)) {
    // oxlint-disable-next-line no-await-in-loop -- One for each language, and seldom more than one.
    const isBegun = await keptFiles.begun(ofThisVersion(old)).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop
    if (isBegun || (await beginAnew(old))) await keptFiles.forget(old);
  }
  await keptFiles.prune();
}

async function beginAnew(old: string) {
  try {
    return await keptFiles.begin(ofThisVersion(old));
  } catch {
    // Its files stay, and are found when the list comes.
    return undefined;
  }
}

/** Of this museum, and of another version. */
function isOld(address: string) {
  return keptFiles.areOfOneVisit(address, ofThisVersion(address)) && !address.startsWith(DATA);
}

function ofThisVersion(address: string) {
  return DATA + address.split("/").slice(3).join("/");
}

/** Never under a page that is open elsewhere: it may be in the middle of a tour. */
async function takeOver(
  asking: ExtendableMessageEvent["source"],
  question: typeof TAKE_OVER | Renewal,
) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.filter(({ url }) => url.startsWith(self.registration.scope));
  if (open.length <= 1) return self.skipWaiting();
  // A page that finds nothing with this very data would be loaded anew for ever.
  if (isRenewal(question) && !(await layPage(question))) return undefined;
  asking?.postMessage(question);
}

/** Whether this version has other data than the page that asks, and will be in the next one. */
async function layPage({ renew: folders }: Renewal) {
  const page = await matchPrecache(PAGE);
  if (!page || folders.some((folder) => DATA.includes(`/${folder}/`))) return false;
  return answers.keep(ofWorkbox.precache, NEXT, page);
}
