import { MOST_STEPS } from "./journal.ts";

/** An entry’s number, when it was last extended (ms), and its size in characters. */
export type EntryInShort = { seq: number; until: number; size: number };

/** In milliseconds. */
const MAX_AGE = 30 * 86_400_000;
/** In characters, for all entries together. */
const MAX_SIZE = 64_000_000;

/**
 * The number of the newest entry that expires, with all before it; `entries` are the newest first.
 * The last `MOST_STEPS`, which the buttons can undo, never expire.
 */
export function expiredEntries(entries: readonly EntryInShort[], now: number): number | undefined {
  let size = 0;
  return entries.find((entry, n) => {
    size += entry.size;
    return n >= MOST_STEPS && (size > MAX_SIZE || now - entry.until > MAX_AGE);
  })?.seq;
}
