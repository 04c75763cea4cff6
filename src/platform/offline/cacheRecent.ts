import { answers } from "./responseCache.ts";

const MOST = 200;

/** Keeps what was looked at; beyond `MOST` files the oldest are removed. */
export async function keepRead(
  name: string,
  { url }: Pick<Request, "url">,
  response: Response,
  isWanted?: () => boolean,
) {
  if (!(await answers.keep(name, url, response, { ...(isWanted && { isWanted }) }))) return;
  const addresses = await answers.addresses(name);
  await Promise.all(addresses.slice(0, -MOST).map((oldest) => answers.remove(name, oldest)));
}
