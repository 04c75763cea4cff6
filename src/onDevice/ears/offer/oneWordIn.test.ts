import { expect, it } from "vitest";
import { wordsPerError } from "./oneWordIn.ts";

it.each([
  [0, 100],
  [0.004, 100],
  [0.01, 100],
  [0.011, 50],
  [0.04, 20],
  [0.05, 20],
  [0.06, 15],
  [0.08, 12],
  [0.1, 10],
  [0.11, 8],
  [0.15, 6],
  [0.16, 6],
  [0.22, 4],
  [0.4, 2],
  [0.9, 1],
])("where a share of %s is wrong, it is one word in %s", (share, words) => {
  expect(wordsPerError(share)).toBe(words);
});

it("is never better than what was measured", () => {
  for (let share = 0.001; share < 1; share += 0.001)
    expect(1 / wordsPerError(share)).toBeGreaterThanOrEqual(share < 0.01 ? 0.01 : share);
});
