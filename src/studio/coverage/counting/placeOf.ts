import type { Language } from "../../../i18n/languages.ts";
import type { Cells } from "./coverageOf.ts";
import type { allFormats } from "./formats.ts";

type Format = (typeof allFormats)[number];

/** Which format of which work, in which language; `own` is the museum’s. */
type Sought = { format: Format; cells: Cells; slug: string; language: Language; own: Language };

/** Where a format of a work is mended: an address within the draft. */
export function placeOf({ format, cells, slug, language, own }: Sought): string {
  const { key, lack } = format;
  const part = cells[key].part ?? format.part;
  if (key === "tactile" || cells[key].state === "unasked") return `opere/${slug}/modello`;
  if (key === "recording" && isReady(format, cells)) return `voci/${language}/${slug}`;
  // What is true in every language is written among the facts, and so is the original title.
  const isFact =
    !part || lack[cells[key].state]?.isOfWork || (part === "title" && language === own);
  return isFact ? `opere/${slug}` : `opere/${slug}/${language}#parte-${part}`;
}

/** Whether there is what a format needs before it can be. */
export function isReady({ needs }: Format, cells: Cells): boolean {
  return !needs || ["there", "stale"].includes(cells[needs].state);
}
