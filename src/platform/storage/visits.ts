import { dayOf } from "../../lib/dayOf.ts";
import { cacheNames, VISIT_ENDED } from "../offline/sharedNames.ts";
import { learnt } from "./learnt.ts";
import { lent } from "./lent.ts";
import { readStored } from "./readStored.ts";

/** The small texts of one visit. Once it has ended, it reads and writes nothing any more. */
export type VisitStorage = {
  /** The beginning of keys for texts that the next visit deletes. */
  day: string;
  isOver: () => boolean;
  read: (key: string) => string | undefined;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: (beginning: string) => string[];
  /** False if a text under keys that begin so is only in memory and is lost with the page. */
  isStored: (beginning: string) => boolean;
};

/** Which visit it is. It is stored, as a phone tells a tab out of view nothing of the others. */
type Mark = { day: string; id: string; usedAt: number };

const MARK = "visit";
const DAY = "day/";
/** In milliseconds: after midnight a visit goes on, unless nothing was written for so long. */
const NIGHT = 4 * 3_600_000;

let current: VisitStorage | undefined;
let otherTabs: BroadcastChannel | undefined;
const subscribers = new Set<() => void>();

/** The one owner of what stays on the device: it opens a visit and ends it, in every tab. */
export const visits = {
  /** The visit that is under way; where there is none, a new one. */
  current(): VisitStorage {
    if (!current || current.isOver()) current = openVisit();
    return current;
  },
  /** Listens to the other tabs; called once, when the app starts. */
  start() {
    visits.current();
    addEventListener("storage", ({ key }) => {
      if (key === null && current?.isOver()) dropCurrent();
    });
    try {
      otherTabs = new BroadcastChannel(VISIT_ENDED);
      otherTabs.addEventListener("message", () => {
        clear("sessionStorage");
        dropCurrent();
      });
    } catch {
      // Where storage is blocked, Firefox refuses a `BroadcastChannel` too.
    }
  },
  /** Ends the visit and deletes all that is stored of it. What belongs to the device stays. */
  end() {
    // Staff try the app during the course: the end of that visit must not delete their progress.
    const lessons = learnt.read();
    const minutes = lent.minutes();
    clear("localStorage");
    learnt.write(lessons);
    lent.write(minutes);
    clear("sessionStorage");
    void deleteReadWorks();
    // Clearing an empty storage fires no `storage` event, so the other tabs are told.
    otherTabs?.postMessage(VISIT_ENDED);
    dropCurrent();
  },
  subscribe(onChange: () => void): () => void {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
  /** Calls `onChange` when another tab has changed something under a key. */
  watchOtherTabs(onChange: (key: string) => void, signal: AbortSignal) {
    addEventListener("storage", ({ key }) => key !== null && onChange(key), { signal });
  },
};

function openVisit(): VisitStorage {
  /** The texts that could not be stored because storage is blocked or full. */
  const unstored = new Map<string, string>();
  const found = storedMark();
  let mark = found && isUnderWay(found) ? found : { day: today(), id: "", usedAt: Date.now() };

  const visit: VisitStorage = {
    day: `${DAY}${mark.day}/`,
    isOver() {
      const stored = storedMark();
      // Another tab may have written the mark first, or later than this one.
      if (stored && (mark.id ? stored.id === mark.id : stored.day === mark.day)) mark = stored;
      const isMarked = (stored?.id ?? "") === mark.id;
      if (current === visit && !(isMarked && isUnderWay(mark))) current = undefined;
      return current !== visit;
    },
    read: (key) => (visit.isOver() ? undefined : (unstored.get(key) ?? readStored(key))),
    write(key, text) {
      if (visit.isOver()) return;
      mark = { ...mark, usedAt: Date.now() };
      unstored.delete(key);
      try {
        const id = mark.id || Math.random().toString(36).slice(2);
        localStorage.setItem(MARK, `${mark.day} ${id} ${mark.usedAt}`);
        mark.id = id;
        localStorage.setItem(key, text);
      } catch {
        unstored.set(key, text);
      }
      changed();
    },
    remove(key) {
      if (visit.isOver()) return;
      unstored.delete(key);
      removeStored(key);
    },
    keys: (beginning) =>
      visit.isOver()
        ? []
        : [...unstored.keys(), ...storedKeys()].filter((key) => key.startsWith(beginning)),
    isStored: (beginning) => ![...unstored.keys()].some((key) => key.startsWith(beginning)),
  };

  // Texts of another day belong to another visit.
  for (const key of storedKeys())
    if (key.startsWith(DAY) && !key.startsWith(visit.day)) removeStored(key);
  if (found && !mark.id) removeStored(MARK);
  return visit;
}

/** The mark in the storage, if what is stored there is one. */
function storedMark(): Mark | undefined {
  const stored = readStored(MARK) ?? "";
  const [, day, id, usedAt] = /^(\d{4}-\d\d-\d\d) (\w+) (\d+)$/.exec(stored) ?? [];
  return day && id ? { day, id, usedAt: Number(usedAt) } : undefined;
}

function isUnderWay({ day, usedAt }: Mark) {
  return day === today() || Math.abs(Date.now() - usedAt) < NIGHT;
}

function today() {
  return dayOf(new Date());
}

function storedKeys() {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function removeStored(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

function clear(kind: "localStorage" | "sessionStorage") {
  try {
    window[kind].clear();
  } catch {
    // Storage is blocked: even its name throws.
  }
}

async function deleteReadWorks() {
  try {
    await caches.delete(cacheNames.read);
  } catch {
    // Storage is blocked, or this browser has no `caches`: nothing was kept.
  }
}

function dropCurrent() {
  current = undefined;
  changed();
}

function changed() {
  subscribers.forEach((onChange) => onChange());
}
