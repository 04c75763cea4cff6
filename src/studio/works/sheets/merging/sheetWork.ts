import type { WorkFacts, WorkWords } from "../../../../content/schema/schema.ts";
import type { Language } from "../../../../i18n/languages.ts";

/** What one row says of a work; what it does not say is not there, and deletes nothing. */
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

/** What a cell holds, as far as there is room for it in a sentence. */
export const shown = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);
