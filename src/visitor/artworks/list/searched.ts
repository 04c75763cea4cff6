import { kept, type KeptVisit } from "../../../platform/storage/visits.ts";

const queries = new WeakMap<KeptVisit, Map<string, string>>();

/**
 * What was searched on the list, by its entry in the history, for who comes back from a work. In
 * memory alone, and of this visit alone: the next visitor must not read it.
 */
export const searched = {
  read: (entry: string) => queries.get(kept.visit())?.get(entry) ?? "",
  write(entry: string, query: string) {
    const visit = kept.visit();
    if (!queries.has(visit)) queries.set(visit, new Map());
    queries.get(visit)!.set(entry, query);
  },
};
