import {
  assert,
  constant,
  constantFrom,
  dictionary,
  letrec,
  oneof,
  property,
  array,
} from "fast-check";
import { expect, it } from "vitest";
import { isEqual } from "./isEqual.ts";

/** So few that two of them are often the same. */
const { value } = letrec((tie) => ({
  value: oneof(
    { maxDepth: 3, withCrossShrink: true },
    constantFrom<unknown>("", "a", 0, 1, true, null),
    array(tie("value"), { maxLength: 2 }),
    dictionary(
      constantFrom("a", "b", "constructor", "toString"),
      oneof(tie("value"), constant(undefined)),
      { maxKeys: 2 },
    ),
  ),
}));

it("takes two values for the same where what is written of them is", () => {
  assert(
    property(value, value, (one, other) => {
      expect(isEqual(one, other)).toBe(written(one) === written(other));
    }),
    { numRuns: 3000 },
  );
});

it("takes a value for the same after it was stored and read", () => {
  assert(
    property(value, (one) => {
      expect(isEqual(one, JSON.parse(JSON.stringify(one)))).toBe(true);
    }),
  );
});

it.each<[what: string, one: unknown, other: unknown, is: boolean]>([
  ["nothing at all and nothing at all", undefined, undefined, true],
  ["nothing at all and an empty document", undefined, {}, false],
  ["fields in another order", { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ["a field that is undefined and none", { a: 1, b: undefined }, { a: 1 }, true],
  ["one that is undefined in the place of another", { a: 1, b: undefined }, { a: 1, c: 1 }, false],
  ["an empty list and an empty document", [], {}, false],
  ["sentences in another order", ["a", "b"], ["b", "a"], false],
  ["a longer list", ["a"], ["a", "b"], false],
  ["a work of which the address is inherited", {}, { constructor: ["a"] }, false],
])("%s", (_what, one, other, is) => {
  expect(isEqual(one, other)).toBe(is);
  expect(isEqual(other, one)).toBe(is);
});

function written(one: unknown): string {
  return JSON.stringify(one, (_key, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
