import type { WorkFacts, WorkWords } from "../../../../content/schema/schema.ts";
import type { Language } from "../../../../i18n/languages.ts";

/** What one row says of a work. What the row leaves empty is absent, and deletes nothing. */
export type SheetWork = {
  /** As the sheet counts it, from 1. */
  row: number;
  facts: Partial<Omit<WorkFacts, "slug" | "picture">>;
  words: Partial<Record<Language, WorkWords>>;
  /** What was written and not understood, to be put right by hand. */
  unread: Partial<Record<"date" | "size", string>>;
  /** Whether the size came in columns of its own: then a measure without a cell stays. */
  hasMeasures: boolean;
  problems: string[];
};

/** As much of a cell as a message has room for. */
export const excerpt = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);
