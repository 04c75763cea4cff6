import { isEqual } from "../../../lib/isEqual.ts";

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** Three-way merge of a document that two tabs changed; `mine` wins where both changed the same. */
export function mergeConflict(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isEqual(base, mine)) return theirs;
  if (isEqual(base, theirs)) return mine;
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine))
    return mergeLists(base, theirs, mine);
  if (areFields(theirs) && areFields(mine))
    return mergeFields(areFields(base) ? base : {}, theirs, mine);
  return mine;
}

function mergeFields(base: Fields, theirs: Fields, mine: Fields): Fields {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = mergeConflict(base[key], theirs[key], mine[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function mergeLists(base: List, theirs: List, mine: List): List {
  const [one, other] = [changedPart(base, theirs), changedPart(base, mine)];
  if (one.to <= other.from) return joinParts(base, one, other);
  if (other.to <= one.from) return joinParts(base, other, one);
  const isInPlace = base.length === theirs.length && base.length === mine.length;
  return isInPlace ? mine.map((each, n) => mergeConflict(base[n], theirs[n], each)) : mine;
}

type Part = { from: number; to: number; items: List };

function joinParts(base: List, first: Part, second: Part): List {
  return [
    ...base.slice(0, first.from),
    ...first.items,
    ...base.slice(first.to, second.from),
    ...second.items,
    ...base.slice(second.to),
  ];
}

/** The part of a list that differs: from where to where in `before`, and what replaces it. */
function changedPart(before: List, after: List): Part {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && isEqual(before[from], after[from])) from++;
  let end = 0;
  while (end < most - from && isEqual(before.at(-1 - end), after.at(-1 - end))) end++;
  return { from, to: before.length - end, items: after.slice(from, after.length - end) };
}

function areFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
