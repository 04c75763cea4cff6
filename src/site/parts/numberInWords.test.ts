import { expect, test } from "vitest";
import { numberInWords } from "./numberInWords.ts";

test.each([
  [0, "zero"],
  [1, "uno"],
  [17, "diciassette"],
  [20, "venti"],
  [21, "ventuno"],
  [38, "trentotto"],
  [100, "cento"],
  [112, "centododici"],
  [600, "seicento"],
  [1000, "mille"],
  [1621, "milleseicentoventuno"],
  [2026, "duemilaventisei"],
])("%d is %s", (number, words) => {
  expect(numberInWords(number)).toBe(words);
});
