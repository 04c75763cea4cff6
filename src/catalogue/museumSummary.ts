import type { Language } from "../i18n/languages.ts";
import type { MuseumName } from "./catalogue.ts";

/** What the page of all museums says of one. */
export type MuseumSummary = MuseumName & {
  slug: string;
  /** As Italians call it. */
  town?: string;
  /** How many there are. */
  works: number;
  /** What it does not have is not there. */
  has: Readonly<Partial<Record<SummarisedPart, Summarised>>>;
  /** The works that have a film, by the Italian name of its sign language. */
  films: readonly { name: string; works: number }[];
};

/** Of the tour the stops are counted, of all else the works. */
export type SummarisedPart = "audio" | "tour" | "touch" | "description" | "easy";

export type Summarised = {
  /** In the language that has most. */
  count: number;
  /** Those that have as many, and those that have fewer, in the museum’s order. */
  languages: readonly Language[];
  partly: readonly Language[];
};
