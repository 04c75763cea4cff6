import { assert, property } from "fast-check";
import { expect, test } from "vitest";
import { hostileText } from "../../lib/fixtures/hostileText.ts";
import { parseSpeed, speeds } from "./useSpeed.ts";

test.each([
  [undefined, 1],
  ["1.5", 1.5],
  ["0.75", 0.75],
  ["2", 2],
  ["3", 1],
  ["1e3", 1],
  ["constructor", 1],
  ["", 1],
])("stored as %j the speed is %s", (stored, speed) => {
  expect(parseSpeed(stored)).toBe(speed);
});

test("whatever is stored, the speed is one that can be chosen", () => {
  assert(
    property(hostileText("0", "1", "2", ".", "25", "5", "e", " "), (stored) => {
      expect(speeds).toContain(parseSpeed(stored));
    }),
    { numRuns: 300 },
  );
});
