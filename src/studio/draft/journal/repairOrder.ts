import { at, readerOf, type Documents } from "../documents/documents.ts";

/**
 * What has to change after two tabs did things at once: one may have taken away a work in which
 * the other wrote, or which it put into the tour.
 */
export function repairOrder(documents: Documents): [path: string, document: unknown][] {
  const museum = readerOf(documents)(at.museum);
  if (!museum) return [];
  const there = [...documents.keys()].filter((path) => path.startsWith(at.work("")));
  const listed = [...museum.works, ...there.map((path) => path.slice(at.work("").length))];
  const works = [...new Set(listed)].filter((slug) => documents.has(at.work(slug)));
  const tour = [...new Set(museum.tour)].filter((slug) => works.includes(slug));
  const isWhole = works.length === museum.works.length && tour.length === museum.tour.length;
  const isSame = isWhole && works.every((slug, n) => slug === museum.works[n]);
  return isSame ? [] : [[at.museum, { ...museum, works, tour }]];
}
