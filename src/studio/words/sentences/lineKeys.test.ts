import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { updateKeys, keyLines } from "./lineKeys.ts";

const before = ["a", "b", "c", "d"];
const changes: [what: string, lines: string[], keys: number[]][] = [
  ["a line that is typed in stays the same", ["a", "bb", "c", "d"], [0, 1, 2, 3]],
  ["two lines that change at once keep their places", ["a", "x", "y", "d"], [0, 1, 2, 3]],
  ["a new line is new", ["a", "", "b", "c", "d"], [0, 4, 1, 2, 3]],
  [
    "of a line that is split the first half is the old one",
    ["a", "b1", "b2", "c", "d"],
    [0, 1, 4, 2, 3],
  ],
  ["of lines that are joined the first one stays", ["a", "b c", "d"], [0, 1, 3]],
  ["a line that moves takes its key along", ["b", "c", "a", "d"], [1, 2, 0, 3]],
  ["a line that is gone takes its key away", ["a", "c", "d"], [0, 2, 3]],
  ["all lines may be other ones", ["w", "x"], [0, 1]],
];

describe("the keys of lines", () => {
  it.each(changes)("%s", (_, lines, keys) => {
    expect(updateKeys(keyLines(before), lines).keys).toEqual(keys);
  });

  it("undoing a move gives each line its own key back", () => {
    const moved = updateKeys(keyLines(before), ["d", "a", "b", "c"]);
    expect(updateKeys(moved, [...before]).keys).toEqual([0, 1, 2, 3]);
  });

  it("the same lines are the same", () => {
    const known = keyLines(before);
    expect(updateKeys(known, before)).toBe(known);
  });

  it("no two lines ever have the same key", () => {
    const lines = array(constantFrom("", "a", "b", "c"), { maxLength: 8 });
    assert(
      property(array(lines, { maxLength: 6 }), (states) => {
        let known = keyLines([]);
        for (const state of states) {
          known = updateKeys(known, state);
          expect(known.keys).toHaveLength(state.length);
          expect(new Set(known.keys).size).toBe(state.length);
        }
      }),
    );
  });
});
