import { expect, test } from "vitest";
import { speedIn } from "./speed.ts";

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
  expect(speedIn(stored)).toBe(speed);
});
