import type { Contacts } from "./contacts.ts";

/** The promise of an answer in time; undefined where `contacts` makes none. */
export function whenWeAnswer({ answersWithin }: Contacts): string | undefined {
  return answersWithin && `Rispondiamo entro ${answersWithin}.`;
}
