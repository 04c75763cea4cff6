/** Tells the site's service worker what came before it was there: the page that brought it. */
export type UncontrolledRequests = { cameWithout: string[] };

export function isUncontrolledRequests(message: unknown): message is UncontrolledRequests {
  return Array.isArray((message as Partial<UncontrolledRequests> | null)?.cameWithout);
}
