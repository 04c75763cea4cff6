const watchers = new Set<() => void>();

/** Use without a touch, such as a recording that sounds: the visit on a lent device goes on. */
export const inUse = {
  note() {
    watchers.forEach((noted) => noted());
  },
  watch(noted: () => void, signal: AbortSignal) {
    watchers.add(noted);
    signal.addEventListener("abort", () => watchers.delete(noted));
  },
};
