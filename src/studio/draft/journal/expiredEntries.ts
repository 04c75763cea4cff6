import { MOST_STEPS } from "./journal.ts";

/** An entry of the journal, by its number, its age and how much it holds, in characters. */
export type EntryInShort = { seq: number; until: number; size: number };

/** In milliseconds and characters: how far back the history leads, and how much it may hold. */
const LONGEST = 30 * 86_400_000;
const LARGEST = 64_000_000;

/**
 * The number of the entry up to which a journal is forgotten, of its entries, the newest first. What
 * the buttons take back is kept, however old or large it is.
 */
export function expiredEntries(entries: readonly EntryInShort[], now: number): number | undefined {
  let size = 0;
  return entries.find((entry, n) => {
    size += entry.size;
    return n >= MOST_STEPS && (size > LARGEST || now - entry.until > LONGEST);
  })?.seq;
}
