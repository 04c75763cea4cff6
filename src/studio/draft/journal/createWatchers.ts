const EVERYTHING = "*";

export function createWatchers() {
  const watchers = new Map<string, Set<() => void>>();
  return {
    /** Calls `watcher` when a document changes; without a path, when anything does. */
    watch(path: string | undefined, watcher: () => void): () => void {
      const key = path ?? EVERYTHING;
      const ofPath = watchers.get(key) ?? new Set();
      watchers.set(key, ofPath.add(watcher));
      return () => ofPath.delete(watcher);
    },
    tell(changes: readonly { path: string }[]) {
      const listeners = new Set(changes.flatMap(({ path }) => [...(watchers.get(path) ?? [])]));
      for (const watcher of watchers.get(EVERYTHING) ?? []) listeners.add(watcher);
      listeners.forEach((watcher) => watcher());
    },
  };
}
