const EVERYTHING = "*";

/** Who is to be told when a document changes. */
export function createWatchers() {
  const watchers = new Map<string, Set<() => void>>();
  return {
    /** Calls `watcher` when a document changes; without a path, when anything does. */
    watch(path: string | undefined, watcher: () => void): () => void {
      const key = path ?? EVERYTHING;
      const watching = watchers.get(key) ?? new Set();
      watchers.set(key, watching.add(watcher));
      return () => watching.delete(watcher);
    },
    tell(changes: readonly { path: string }[]) {
      const told = new Set(changes.flatMap(({ path }) => [...(watchers.get(path) ?? [])]));
      for (const watcher of watchers.get(EVERYTHING) ?? []) told.add(watcher);
      told.forEach((watcher) => watcher());
    },
  };
}
