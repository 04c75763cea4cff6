const watchers = new Set<() => void>();

/** Tells whoever watches that the visit goes on, though nobody need have touched the device. */
export const inUse = {
  note() {
    watchers.forEach((noted) => noted());
  },
  watch(noted: () => void, signal: AbortSignal) {
    watchers.add(noted);
    signal.addEventListener("abort", () => watchers.delete(noted));
  },
};
