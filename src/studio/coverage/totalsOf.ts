import type { Language } from "../../i18n/languages.ts";
import type { Coverage, WorkCoverage } from "./coverageOf.ts";
import { allFormats, type FormatKey } from "./formats.ts";

export type Totals = Readonly<Record<FormatKey, number>>;

/** How many works have each format in one language, whole and up to date. */
export function totalsOf(works: Coverage["works"], language: Language): Totals {
  const counts = allFormats.map(
    ({ key }) => [key, works.filter((work) => isThere(work, language, key)).length] as const,
  );
  return Object.fromEntries(counts) as Totals;
}

export function isThere(work: WorkCoverage, language: Language, key: FormatKey): boolean {
  return work.in[language]?.[key].state === "there";
}

/** Of everything that there could be in one language, how much is there. */
export function shareOf(totals: Totals, works: number): { there: number; of: number } {
  const each = Object.values(totals);
  return { there: each.reduce((sum, count) => sum + count, 0), of: each.length * works };
}
