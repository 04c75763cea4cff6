import { at, readerOf, type Documents } from "../documents/documents.ts";

/**
 * The lists of works and of tour stops without what is gone and with what is missing. Needed after
 * the edits of two tabs were merged: one may have removed a work that the other edited or put into
 * the tour.
 */
export function repairOrder(documents: Documents): [path: string, document: unknown][] {
  const museum = readerOf(documents)(at.museum);
  if (!museum) return [];
  const stored = [...documents.keys()].filter((path) => path.startsWith(at.work("")));
  const listed = [...museum.works, ...stored.map((path) => path.slice(at.work("").length))];
  const works = [...new Set(listed)].filter((slug) => documents.has(at.work(slug)));
  const tour = [...new Set(museum.tour)].filter((slug) => works.includes(slug));
  const isComplete = works.length === museum.works.length && tour.length === museum.tour.length;
  const isUnchanged = isComplete && works.every((slug, n) => slug === museum.works[n]);
  return isUnchanged ? [] : [[at.museum, { ...museum, works, tour }]];
}
