const MOST = 200;

/** Keeps what was looked at, up to a number of files; the oldest goes first. */
export async function keepRead(name: string, request: Request, response: Response) {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST).map((oldest) => cache.delete(oldest)));
}
