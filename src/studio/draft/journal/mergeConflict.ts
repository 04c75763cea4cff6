import { isEqual } from "../../../lib/isEqual.ts";

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** A document that was changed twice at once, with both changes; `mine` where they are of the same. */
export function mergeConflict(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isEqual(base, mine)) return theirs;
  if (isEqual(base, theirs)) return mine;
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine))
    return mergedLists(base, theirs, mine);
  if (areFields(theirs) && areFields(mine))
    return mergedFields(areFields(base) ? base : {}, theirs, mine);
  return mine;
}

function mergedFields(base: Fields, theirs: Fields, mine: Fields): Fields {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = mergeConflict(base[key], theirs[key], mine[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function mergedLists(base: List, theirs: List, mine: List): List {
  const [one, other] = [changedIn(base, theirs), changedIn(base, mine)];
  if (one.to <= other.from) return withBoth(base, one, other);
  if (other.to <= one.from) return withBoth(base, other, one);
  const isInPlace = base.length === theirs.length && base.length === mine.length;
  return isInPlace ? mine.map((each, n) => mergeConflict(base[n], theirs[n], each)) : mine;
}

type Part = { from: number; to: number; put: List };

function withBoth(base: List, first: Part, second: Part): List {
  return [
    ...base.slice(0, first.from),
    ...first.put,
    ...base.slice(first.to, second.from),
    ...second.put,
    ...base.slice(second.to),
  ];
}

/** Which part of a list is no longer as it was, and what stands there. */
function changedIn(before: List, after: List): Part {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && isEqual(before[from], after[from])) from++;
  let end = 0;
  while (end < most - from && isEqual(before.at(-1 - end), after.at(-1 - end))) end++;
  return { from, to: before.length - end, put: after.slice(from, after.length - end) };
}

function areFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
