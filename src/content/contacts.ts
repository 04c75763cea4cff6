export type Contacts = {
  info: string;
  partner: string;
  /** Name and seat of who answers for personal data (GDPR, art. 13). Without it the policy says Varco. */
  controller?: string;
  /** As in “rispondiamo entro …”. Without it nothing is promised. */
  answersWithin?: string;
};

/** Who reads what is written to us. `.example` is reserved: nobody gets those letters. */
export const contacts: Contacts = {
  info: "info@varco.example",
  partner: "partner@varco.example",
};
