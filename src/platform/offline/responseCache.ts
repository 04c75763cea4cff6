import { validateResponse } from "./validateResponse.ts";

const always = () => true;

/** The only way into the browser's cache storage and out of it, for the page and both workers. */
export const responseCache = {
  /** From the cache that `how` names, or from any that has it. */
  find: (asked: RequestInfo, how: MultiCacheQueryOptions = {}): Promise<Response | undefined> =>
    caches.match(asked, { ignoreVary: true, ...how }),
  /** The whole addresses of what a cache has, the oldest first. */
  async addresses(cacheName: string): Promise<string[]> {
    const cache = await caches.open(cacheName);
    return (await cache.keys()).map(({ url }) => url);
  },
  /** Stores an answer if `validateResponse` accepts it and it is still wanted; answers whether. */
  async put(
    cacheName: string,
    address: string,
    answer: Response,
    { bytes, isWanted = always }: { bytes?: number; isWanted?: () => boolean } = {},
  ): Promise<boolean> {
    const valid = await validateResponse(address, answer, bytes);
    if (!valid || !isWanted()) return false;
    const cache = await caches.open(cacheName);
    await cache.put(address, valid);
    // The visit may have ended while the answer was written.
    return isWanted() || !(await cache.delete(address));
  },
  async remove(cacheName: string, address: string) {
    const cache = await caches.open(cacheName);
    await cache.delete(address);
  },
};
