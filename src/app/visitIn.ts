import type { Visit } from "../visitor/shell/visit.ts";

/** The visit among what the routes have loaded; the pages of the site have none. */
export function visitIn(loaderData: Record<string, unknown>): Visit | undefined {
  const loaded = Object.values(loaderData) as (Partial<Visit> | undefined)[];
  return loaded.find((data) => data?.language) as Visit | undefined;
}
