import type { Publication } from "./guide.ts";

/** What is known of a publication without its files. */
export type PublicationMark = Pick<Publication, "version" | "made">;

/**
 * What the guide that is there is to somebody who would put another in its place: their own last
 * one (`known`), one of before that (`older`), or one that they have never seen (`unseen`), which
 * somebody else has made since.
 */
export function compareWithLive(
  live: PublicationMark,
  last: PublicationMark | undefined,
): "known" | "older" | "unseen" {
  if (live.version === last?.version) return "known";
  return last && Date.parse(live.made) <= Date.parse(last.made) ? "older" : "unseen";
}
