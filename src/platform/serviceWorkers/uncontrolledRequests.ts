/** Tells the site's service worker what came before it was there: the page that brought it. */
export type CameWithout = { cameWithout: string[] };

export function isCameWithout(message: unknown): message is CameWithout {
  return Array.isArray((message as Partial<CameWithout> | null)?.cameWithout);
}
