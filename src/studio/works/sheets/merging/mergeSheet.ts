import { workNumbers } from "../../../../content/schema/limits.ts";
import { slugFor } from "../../../../content/schema/slugFor.ts";
import { normalise } from "../../facts/normalise.ts";
import type { SheetWork } from "./sheetWork.ts";

/** A work that is there already. */
export type ExistingWork = {
  slug: string;
  id: number;
  inventory?: string | undefined;
  title: string;
};

export type SheetMerge = {
  /** New works, with the number and the address they get. */
  added: { slug: string; id: number; title: string; work: SheetWork }[];
  /** Works that are there; `id` and `title` are those they have now. */
  updated: { slug: string; id: number; title: string; work: SheetWork }[];
  /** Rows whose number an earlier row has already; the earlier one counts. */
  doubled: { id: number; first: number; work: SheetWork }[];
  skipped: { why: string; work: SheetWork }[];
};

/**
 * What a sheet would change in the works of a museum. It changes nothing: the curator sees it
 * first.
 */
export function mergeSheet(works: readonly ExistingWork[], rows: readonly SheetWork[]): SheetMerge {
  const merge: SheetMerge = { added: [], updated: [], doubled: [], skipped: [] };
  const rest = dropRepeatedNumbers(rows, merge);
  const found = matchRows(works, rest);
  const slugs = new Set(works.map(({ slug }) => slug));
  const ids = new Set([
    ...works.map(({ id }) => id),
    ...rest.flatMap(({ facts }) => facts.id ?? []),
  ]);
  for (const work of rest) {
    const known = found.get(work);
    const { title } = work.facts;
    if (known) {
      merge.updated.push({ slug: known.slug, id: known.id, title: known.title, work });
      continue;
    }
    const id = work.facts.id ?? nextFree(ids);
    if (title === undefined)
      merge.skipped.push({
        why: "Manca il titolo: senza titolo un’opera nuova non si può aggiungere.",
        work,
      });
    else if (id === undefined)
      merge.skipped.push({
        why: `Non ci sono più numeri liberi: le etichette arrivano fino a ${workNumbers.last}.`,
        work,
      });
    else {
      const slug = slugFor(title, slugs);
      slugs.add(slug);
      ids.add(id);
      merge.added.push({ slug, id, title, work });
    }
  }
  return merge;
}

function dropRepeatedNumbers(rows: readonly SheetWork[], { doubled }: SheetMerge): SheetWork[] {
  const first = new Map<number, number>();
  return rows.filter((work) => {
    const { id } = work.facts;
    const other = id === undefined ? undefined : first.get(id);
    if (id !== undefined && other !== undefined) doubled.push({ id, first: other, work });
    else if (id !== undefined) first.set(id, work.row);
    return other === undefined;
  });
}

/**
 * Which work each row is about: by number, else by inventory number, else by title. Each work is
 * matched once: otherwise, of two works with the same title, the first would be changed twice, and
 * a second import would add the other again.
 */
function matchRows(
  works: readonly ExistingWork[],
  rows: readonly SheetWork[],
): Map<SheetWork, ExistingWork> {
  const found = new Map<SheetWork, ExistingWork>();
  const taken = new Set<ExistingWork>();
  const give = (
    signOfWork: (work: ExistingWork) => string | undefined,
    signOfRow: (facts: SheetWork["facts"]) => string | undefined,
  ) => {
    const bySign = new Map<string, ExistingWork[]>();
    for (const work of works) {
      const sign = signOfWork(work);
      const alike = sign ? bySign.get(sign) : undefined;
      if (alike) alike.push(work);
      else if (sign) bySign.set(sign, [work]);
    }
    for (const row of rows) {
      const candidates = found.has(row) ? [] : (bySign.get(signOfRow(row.facts) ?? "") ?? []);
      const work = candidates.find((one) => !taken.has(one) && !isAnother(one, row));
      if (!work) continue;
      found.set(row, work);
      taken.add(work);
    }
  };
  give(
    ({ id }) => String(id),
    ({ id }) => (id === undefined ? undefined : String(id)),
  );
  give(
    ({ inventory }) => inventory && normalise(inventory),
    ({ id, inventory }) => onlyWithoutNumber(id, inventory && normalise(inventory)),
  );
  give(
    ({ title }) => normalise(title),
    ({ id, title }) => onlyWithoutNumber(id, title && normalise(title)),
  );
  return found;
}

/**
 * A row with a number is matched by the number alone: one that no work has is a new work, whatever
 * its title.
 */
function onlyWithoutNumber<Sign>(id: number | undefined, sign: Sign): Sign | undefined {
  return id === undefined ? sign : undefined;
}

/** Two works with different inventory numbers are two, and may have one title. */
function isAnother({ id, inventory }: ExistingWork, { facts }: SheetWork): boolean {
  if (facts.id === id || !inventory || !facts.inventory) return false;
  return normalise(inventory) !== normalise(facts.inventory);
}

/** The number after the largest; where that is the last, the first one that is left. */
function nextFree(ids: ReadonlySet<number>): number | undefined {
  let largest = 0;
  for (const id of ids) largest = Math.max(largest, id);
  if (largest < workNumbers.last) return largest + 1;
  for (let id = 1; id <= workNumbers.last; id += 1) if (!ids.has(id)) return id;
  return undefined;
}
