import { visits, type VisitStorage } from "../../../platform/storage/visits.ts";

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
