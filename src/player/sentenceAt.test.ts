import { expect, test } from "vitest";
import { sentenceAt } from "./sentenceAt.ts";

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
