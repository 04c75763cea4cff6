import { addPlugins, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { responseCache } from "../offline/responseCache.ts";
import { validateResponse } from "../offline/validateResponse.ts";

/** What a worker keeps. The script of each worker says it and then imports the code. */
export type Kept = {
  files: PrecacheEntry[];
  /** Of a museum: its page for every address, the catalogues' versions, the lists of its visits. */
  page: string;
  versions: readonly string[];
  lists: readonly string[];
};

/**
 * Answers for files under the worker's own scope. Workers of a page are started there
 * (`inScope`): under `/assets/`, which is not in the scope, neither they nor what they ask for
 * would come from the device.
 */
export function answerScopedAssets(scope: string, base: string) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope}/assets/`),
    async ({ url }) => {
      const file = base + url.pathname.slice(scope.length);
      return (await responseCache.find(file)) ?? fetch(file);
    },
  );
}

/** Has only valid answers precached; to be called before `precacheAndRoute`. */
export function validatePrecache() {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await validateResponse(request.url, response)) ?? null,
    },
  ]);
}
