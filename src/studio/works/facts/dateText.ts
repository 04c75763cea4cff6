import { it } from "../../../content/publishing/phrases/it.ts";
import type { Dating } from "../../../content/schema/schema.ts";

const { dates } = it;

/** An earlier year needs its era: “79” alone is in doubt. */
const FIRST_PLAIN = 100;

/** A date in short Italian, for a field that `dateFrom` reads again. */
export function dateText(date: Dating): string {
  if ("before" in date) return dates.before(yearText(date.before));
  if ("after" in date) return dates.after(yearText(date.after));
  if ("century" in date) {
    const century = dates.century(Math.abs(date.century));
    return date.century < 0 ? dates.beforeChrist(century) : century;
  }
  return "about" in date ? dates.about(yearsText(date.about)) : yearsText(date.year);
}

function yearsText(years: number | [number, number]): string {
  if (typeof years === "number") return yearText(years);
  const [from, to] = years;
  if (from < 0 && to > 0) return `${yearText(from)} – ${to} d.C.`;
  if (from < 0) return `${-from}–${yearText(to)}`;
  return from < FIRST_PLAIN ? `${from}–${to} d.C.` : `${from}–${to}`;
}

function yearText(year: number): string {
  if (year < 0) return dates.beforeChrist(String(-year));
  return year < FIRST_PLAIN ? `${year} d.C.` : String(year);
}
