import type { Language } from "../../../i18n/languages.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import type { Coverage, WorkCoverage } from "../counting/coverageOf.ts";
import { allFormats, type FormatKey } from "../counting/formats.ts";
import { isAsked, isThere, totalsOf } from "../counting/totalsOf.ts";

/** The table of the accessibility plan: as much of it as one sheet of paper holds. */
export type Plan = {
  by: "work" | "room" | "language";
  rows: readonly { key: string; name: string; cells: Readonly<Record<FormatKey, string>> }[];
};

/** Rows that fit on the page. */
const ROWS = 40;

/** Work by work; where they are too many, room by room, or else language by language. */
export function planRows({ museum, works }: Coverage): Plan {
  const { languages } = museum;
  const [own] = languages;
  if (works.length <= ROWS)
    return { by: "work", rows: works.map((work) => rowOf(work, languages)) };
  const rooms = inRooms(works);
  if (rooms.size > 1 && rooms.size <= ROWS) {
    const rows = [...rooms].map(([room, inside]) => ({
      key: room,
      name: room || "Senza sala",
      cells: counts(inside, own),
    }));
    return { by: "room", rows };
  }
  const rows = languages.map((language) => ({
    key: language,
    name: languagesInItalian[language],
    cells: counts(works, language),
  }));
  return { by: "language", rows };
}

function inRooms(works: readonly WorkCoverage[]) {
  const rooms = new Map<string, WorkCoverage[]>();
  for (const each of works) {
    const room = each.work.room?.trim() ?? "";
    const inside = rooms.get(room);
    if (inside) inside.push(each);
    else rooms.set(room, [each]);
  }
  return rooms;
}

function rowOf(coverage: WorkCoverage, languages: Coverage["museum"]["languages"]) {
  const { work } = coverage;
  const cells = allFormats.map(({ key, isForAll }) => {
    const there = languages.filter((language) => isThere(coverage, language, key));
    const none = isAsked(coverage, languages[0], key) ? "no" : "–";
    return [key, there.length > 0 ? whereThere(there, languages, isForAll) : none] as const;
  });
  return {
    key: coverage.slug,
    name: `${work.id} ${work.title.trim() || untitled(work)}`,
    cells: Object.fromEntries(cells) as Record<FormatKey, string>,
  };
}

function whereThere(
  there: readonly Language[],
  languages: readonly Language[],
  isForAll: true | undefined,
) {
  if (isForAll || languages.length === 1) return "sì";
  return there.length === languages.length ? "tutte" : there.join(" ");
}

function counts(works: readonly WorkCoverage[], language: Language) {
  const totals = totalsOf(works, language);
  const cells = allFormats.map(({ key }) => {
    const { there, of } = totals[key];
    return [key, of > 0 ? `${there} di ${of}` : "–"] as const;
  });
  return Object.fromEntries(cells) as Record<FormatKey, string>;
}
