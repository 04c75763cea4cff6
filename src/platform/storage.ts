/** For as long as the app is open, where storage is blocked or full. */
const unstored = new Map<string, string>();
const subscribers = new Set<() => void>();
let visit = 1;

/** Small texts that stay on the device until the visit is ended. */
export const storage = {
  read(key: string): string | undefined {
    if (unstored.has(key)) return unstored.get(key);
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, text: string) {
    unstored.delete(key);
    try {
      localStorage.setItem(key, text);
    } catch {
      unstored.set(key, text);
    }
    subscribers.forEach((changed) => changed());
  },
  /** Whether everything under keys that begin so stays when the app is closed. */
  isKept(beginning: string): boolean {
    return ![...unstored.keys()].some((key) => key.startsWith(beginning));
  },
  remove(key: string) {
    unstored.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: it was not there.
    }
  },
  keys(): string[] {
    try {
      return [...unstored.keys(), ...Object.keys(localStorage)];
    } catch {
      return [...unstored.keys()];
    }
  },
  subscribe(changed: () => void): () => void {
    subscribers.add(changed);
    return () => subscribers.delete(changed);
  },
  /** Which visit this is; what comes late from an ended one must not be kept in the next. */
  visit: () => visit,
  /** Ends the visit: deletes all that the app has kept on the device. */
  wipe() {
    visit++;
    unstored.clear();
    for (const kind of ["localStorage", "sessionStorage"] as const) {
      try {
        window[kind].clear();
      } catch {
        // Blocked: even its name throws.
      }
    }
    subscribers.forEach((changed) => changed());
  },
};
