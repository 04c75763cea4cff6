export type Contacts = {
  info: string;
  partner: string;
  /** Name and seat of the data controller (GDPR, art. 13). Without it the policy says Varco. */
  controller?: string;
  /** As in “rispondiamo entro …”. Without it nothing is promised. */
  answersWithin?: string;
};

/** Where people write to us. `.example` is a reserved domain: mail to it arrives nowhere. */
export const contacts: Contacts = {
  info: "info@varco.example",
  partner: "partner@varco.example",
};

/** The promise of an answer in time; undefined where `contacts` makes none. */
export function whenWeAnswer({ answersWithin }: Contacts): string | undefined {
  return answersWithin && `Rispondiamo entro ${answersWithin}.`;
}
