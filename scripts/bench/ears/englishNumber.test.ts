import { expect, test } from "vitest";
import { englishNumber } from "./englishNumber.js";

test.each([
  [0, "zero"],
  [7, "seven"],
  [13, "thirteen"],
  [40, "forty"],
  [88, "eighty-eight"],
  [100, "one hundred"],
  [188, "one hundred and eighty-eight"],
  [1000, "one thousand"],
  [1025, "one thousand and twenty-five"],
  [1500, "fifteen hundred"],
  [1609, "sixteen oh nine"],
  [1625, "sixteen twenty-five"],
  [2026, "two thousand and twenty-six"],
  [12_345, "twelve thousand three hundred and forty-five"],
])("%d is said “%s”", (number, said) => {
  expect(englishNumber(number)).toBe(said);
});
