import { expect, test } from "vitest";
import { sentenceAt } from "./sentenceAt.ts";
import { speedIn } from "./speed.ts";

const cues = [
  [0.2, 2],
  [2.4, 5],
  [5.7, 9],
] as const;

test.each([
  [0, 0],
  [0.2, 0],
  [2.2, 0],
  [2.4, 1],
  [5.69, 1],
  [5.7, 2],
  [60, 2],
])("after %s seconds sentence %s is the one", (seconds, sentence) => {
  expect(sentenceAt(cues, seconds)).toBe(sentence);
});

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
