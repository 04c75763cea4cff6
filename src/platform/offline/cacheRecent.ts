import { responseCache } from "./responseCache.ts";

const MOST = 200;

/** Stores a file that was looked at; beyond `MOST` files the oldest are removed. */
export async function cacheRecent(
  name: string,
  { url }: Pick<Request, "url">,
  response: Response,
  isWanted?: () => boolean,
) {
  if (!(await responseCache.put(name, url, response, { ...(isWanted && { isWanted }) }))) return;
  const addresses = await responseCache.addresses(name);
  await Promise.all(addresses.slice(0, -MOST).map((oldest) => responseCache.remove(name, oldest)));
}
