/** Something that is missing, as a sentence, and where to begin. */
export type Gap = {
  text: string;
  /** An address within the draft. */
  to: string;
  /** What the link says; a title is in the museum’s own language. */
  begin: { says: string; title?: string };
};
