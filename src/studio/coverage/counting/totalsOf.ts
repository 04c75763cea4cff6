import type { Language } from "../../../i18n/languages.ts";
import type { Coverage, WorkCoverage } from "./coverageOf.ts";
import { allFormats, type FormatKey } from "./formats.ts";

/** How many works have a format, of those that can have it. */
export type Total = { there: number; of: number };

export type Totals = Readonly<Record<FormatKey, Total>>;

/** How many works have each format in one language, whole and up to date. */
export function totalsOf(works: Coverage["works"], language: Language): Totals {
  const counts = allFormats.map(({ key }) => {
    const asked = works.filter((work) => isAsked(work, language, key));
    const there = asked.filter((work) => isThere(work, language, key));
    return [key, { there: there.length, of: asked.length }] as const;
  });
  return Object.fromEntries(counts) as Totals;
}

export function isThere(work: WorkCoverage, language: Language, key: FormatKey): boolean {
  return work.in[language]?.[key].state === "there";
}

/** Whether a work that does not have a format lacks it. */
export function isAsked(work: WorkCoverage, language: Language, key: FormatKey): boolean {
  return work.in[language]?.[key].state !== "unasked";
}

/** The formats that any of the works could have: the others would be empty columns. */
export function formatsAsked({ museum, works }: Coverage) {
  return allFormats.filter(({ key }) =>
    works.some((work) => isAsked(work, museum.languages[0], key)),
  );
}

/** Of everything that there could be in one language, how much is there. */
export function shareOf(totals: Totals): Total {
  const each = Object.values(totals);
  return {
    there: each.reduce((sum, { there }) => sum + there, 0),
    of: each.reduce((sum, { of }) => sum + of, 0),
  };
}
