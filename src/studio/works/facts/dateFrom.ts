import { workCenturies, workYears } from "../../../content/schema/limits.ts";
import type { Dating } from "../../../content/schema/schema.ts";
import { centuryFrom } from "./centuryFrom.ts";
import { normalise } from "./normalise.ts";

/** In characters: a longer text is not a date. */
const LONGEST = 80;

const ABOUT = String.raw`(?:circa|ca\.?|verso|intorno|attorno|about|around|approx\.?|approximately|probabilmente|forse|probably)`;
const ARTICLE = "(?:(?:all'|l') ?|(?:al|a|il|the) )?";
const YEAR = String.raw`(\d{1,4})( bc| ad)?`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH =
  "(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december)";

const patterns = {
  aboutFirst: new RegExp(String.raw`(^|[- ])(?:${ABOUT} ${ARTICLE}|(?:ca?|ca?\.) ?(?=\d))`, "g"),
  aboutLast: new RegExp(
    String.raw`(?:(?<=\d) ?|(?<=bc|ad) )(?:${ABOUT}|c\.|\(\?\)|\?)(?=$| ?-)`,
    "g",
  ),
  year: new RegExp(`^${YEAR}$`),
  years: new RegExp(
    `^(?:(?:da|dal|dall'|tra|fra|tra il|fra il|tra l'|fra l'|from|between) ?)?${YEAR} ?(?:[-/]|a|al|all'|e|e il|e l'|to|and) ?${YEAR}$`,
  ),
  month: /^\d{4} ?\/ ?(?:0[1-9]|1[0-2])$/,
  before: new RegExp(
    `^(?:prima di|prima del|prima dell'|ante|ante il|before|anteriore al|anteriore all') ?${YEAR}$`,
  ),
  after: new RegExp(
    `^(?:dopo|dopo il|dopo l'|post|post il|after|successivo al|successivo all'|posteriore al) ?${YEAR}$`,
  ),
  day: new RegExp(
    String.raw`^(?:${DAY}[-/.]${DAY}[-/.](\d{4})|(\d{4})[-/]\d{2}[-/]\d{2}|(?:\d{1,2}°? )?${MONTH} (\d{4}))$`,
  ),
  part: /^(prima|seconda|first|second|primo|secondo|terzo|quarto|ultimo|third|fourth|last) (meta|half|quarto|quarter)(?: (?:del|dello|dell'|of the|of)| -|,)? ?(.+)$/,
  partLast: /^(.+?),? \(?(prima|seconda|primo|secondo|terzo|quarto|ultimo) (meta|quarto)\)?$/,
};

/** When a work was made, as curators write it in Italian or English; what is in doubt is `undefined`. */
export function dateFrom(text: string): Dating | undefined {
  if (text.length > LONGEST) return undefined;
  const written = withEras(normalise(text));
  const sure = written.replaceAll(patterns.aboutFirst, "$1").replaceAll(patterns.aboutLast, "");
  const isAbout = sure !== written;
  const said = sure.trim();
  const years = yearsIn(said);
  if (years !== undefined) return isAbout ? { about: years } : { year: years };
  // “Perhaps before 1612” is not “before 1612”.
  if (isAbout) return undefined;
  const before = patterns.before.exec(said);
  if (before) return only("before", yearOf(before[1], before[2]));
  const after = patterns.after.exec(said);
  if (after) return only("after", yearOf(after[1], after[2]));
  return partOfCentury(said) ?? only("century", century(said));
}

/** The eras as one short word each, without what is around a date: “datato 44 a.C.” → “44 bc”. */
function withEras(text: string): string {
  return text
    .replace(/^(?:anno|datat[oa]|dat\.|data:|dated|nel|nell'|in) ?(?=['\d])/, "")
    .replace(/^[[(]([^()[\]]+)[\])]$/, "$1")
    .replaceAll(
      / ?\b(?:a\. ?c\.?|ac|av\. ?cr?\.?|avanti cristo|b\. ?c\.(?: ?e\.)?|bce?)(?![a-z])/g,
      " bc",
    )
    .replaceAll(
      /(?: |(?<=\d))(?:d\. ?c\.?|dc|d\. ?cr\.|dopo cristo|a\. ?d\.|ad|ce|c\. ?e\.)(?![a-z])/g,
      " ad",
    )
    .replace(/^(?:ad|a\. ?d\.) ?(\d{1,4})$/, "$1 ad")
    .replace(/^-(\d{1,4})$/, "$1 bc")
    .replace(/(?<=\d)\.$/, "")
    .trim();
}

function yearsIn(text: string): number | [number, number] | undefined {
  const one = patterns.year.exec(text);
  if (one) return yearOf(one[1], one[2]);
  const day = patterns.day.exec(text);
  if (day) return yearOf(day[1] ?? day[2] ?? day[3], undefined);
  const two = patterns.years.exec(text);
  // “1903/05” may be a month, or two years.
  if (!two || patterns.month.test(text)) return undefined;
  const [, first = "", eraOfFirst, last = "", era] = two;
  // In “44 a.C.-14” the second year could be of either era.
  if (eraOfFirst && !era) return undefined;
  const from = yearOf(first, eraOfFirst ?? era);
  const isShort = era === undefined && last.length < first.length && Number(last) < Number(first);
  const to = yearOf(isShort ? first.slice(0, -last.length) + last : last, era);
  return from !== undefined && to !== undefined && from <= to ? [from, to] : undefined;
}

function yearOf(digits: string | undefined, era: string | undefined): number | undefined {
  const year = Number(digits);
  if (era === " bc") return year >= 1 && -year >= workYears.first ? -year : undefined;
  // “03/1999” is no range of years, and “79” is more often one of 1900 than one of the emperors.
  if (!era && digits && digits.length < 3) return undefined;
  return year >= 1 && year <= workYears.last ? year : undefined;
}

function century(text: string): number | undefined {
  const isBefore = text.endsWith(" bc");
  const number = centuryFrom(text.replace(/ (?:bc|ad)$/, ""));
  const last = isBefore ? -workCenturies.first : workCenturies.last;
  if (number === undefined || number < 1 || number > last) return undefined;
  return isBefore ? -number : number;
}

/** Halves and quarters as Italian inventories count them: the first half of the 17th is 1600–1649. */
function partOfCentury(text: string): Dating | undefined {
  const first = patterns.part.exec(text);
  const last = first ? null : patterns.partLast.exec(text);
  const which = first?.[1] ?? last?.[2];
  const part = first?.[2] ?? last?.[3];
  const number = century(first?.[3] ?? last?.[1] ?? "");
  if (which === undefined || number === undefined) return undefined;
  const isHalf = part === "meta" || part === "half";
  const place = ["prim|first", "second", "terz|third", "quart|fourth|ultim|last"].findIndex(
    (words) => words.split("|").some((word) => which.startsWith(word)),
  );
  if (isHalf && place > 1) return undefined;
  const years = isHalf ? 50 : 25;
  const start = (number > 0 ? (number - 1) * 100 : number * 100) + place * years;
  return { about: [start || 1, start + years - 1] };
}

function only<Key extends string>(key: Key, value: number | undefined) {
  return value === undefined ? undefined : ({ [key]: value } as Record<Key, number>);
}
