import type { ListedWork } from "../../../catalogue/catalogue.ts";
import { foldText } from "../../../lib/text/foldText.ts";
import { visits, type VisitStorage } from "../../../platform/storage/visits.ts";

/** The works whose number, titles or artist have every word of `query`, whatever its accents. */
export function searchWorks<Listed extends ListedWork>(
  works: readonly Listed[],
  query: string,
): readonly Listed[] {
  const asked = foldText(query).trim().split(/\s+/);
  return works.filter((work) => {
    const said = foldText([work.id, work.title, work.translation, work.artist].join(" "));
    return asked.every((word) => said.includes(word));
  });
}

const queries = new WeakMap<VisitStorage, Map<string, string>>();

/**
 * What was searched on the list, by its entry in the history, for who comes back from a work. In
 * memory alone, and of this visit alone: the next visitor must not read it.
 */
export const savedQueries = {
  read: (entry: string) => queries.get(visits.current())?.get(entry) ?? "",
  write(entry: string, query: string) {
    const visit = visits.current();
    if (!queries.has(visit)) queries.set(visit, new Map());
    queries.get(visit)!.set(entry, query);
  },
};
