import type { Contacts } from "../../content/contacts.ts";

/** What may be promised: nothing, unless it was configured. */
export function whenWeAnswer({ answersWithin }: Contacts): string | undefined {
  return answersWithin && `Rispondiamo entro ${answersWithin}.`;
}
