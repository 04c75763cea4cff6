import { dayOf } from "../lib/dayOf.ts";
import { cacheNames } from "./cacheNames.ts";

/** For as long as the app is open, where storage is blocked or full. */
const unstored = new Map<string, string>();
const subscribers = new Set<() => void>();
let visit = 1;

/** Keys that begin so are for a day, which comes next: `day/2026-11-15/…`. */
const DAY = "day/";

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
    changed();
  },
  remove(key: string) {
    unstored.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: it was not there.
    }
  },
  keys(beginning: string): string[] {
    let stored: string[] = [];
    try {
      stored = Object.keys(localStorage);
    } catch {
      // Blocked: even its name throws.
    }
    return [...unstored.keys(), ...stored].filter((key) => key.startsWith(beginning));
  },
  /** Whether everything under keys that begin so stays when the app is closed. */
  isKept(beginning: string): boolean {
    return ![...unstored.keys()].some((key) => key.startsWith(beginning));
  },
  /** The beginning of keys for what is thrown away when the day is over. */
  today: () => `${DAY}${dayOf(new Date())}/`,
  /** Throws away what was for another day. */
  sweep() {
    const today = storage.today();
    for (const key of storage.keys(DAY)) if (!key.startsWith(today)) storage.remove(key);
  },
  subscribe(onChange: () => void): () => void {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
  /** Calls `onChange` when another tab has changed something under a key that begins so. */
  watchOtherTabs(beginning: string, onChange: () => void, signal: AbortSignal) {
    addEventListener(
      "storage",
      ({ key }) => {
        // Another tab has ended the visit.
        if (key === null) forget();
        if (key === null || key.startsWith(beginning)) onChange();
      },
      { signal },
    );
  },
  /** Which visit this is; what comes late from an ended one must not be kept in the next. */
  visit: () => visit,
  /** Ends the visit: deletes all that is kept of it. The app stays, and what was downloaded for whoever is next. */
  wipe() {
    for (const kind of ["localStorage", "sessionStorage"] as const) {
      try {
        window[kind].clear();
      } catch {
        // Blocked: even its name throws.
      }
    }
    void forgetWhatWasRead();
    forget();
  },
};

async function forgetWhatWasRead() {
  try {
    await caches.delete(cacheNames.read);
  } catch {
    // Blocked, or no such storage: nothing was kept.
  }
}

function forget() {
  visit++;
  unstored.clear();
  changed();
}

function changed() {
  subscribers.forEach((onChange) => onChange());
}
