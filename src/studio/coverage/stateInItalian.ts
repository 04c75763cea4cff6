import type { State } from "./counting/formats.ts";

/** How far something is, in a word or two. */
export const stateInItalian: Record<State, string> = {
  there: "sì",
  unfinished: "a metà",
  stale: "da aggiornare",
  elsewhere: "in altra lingua",
  missing: "manca",
  unasked: "nessun disegno",
};
