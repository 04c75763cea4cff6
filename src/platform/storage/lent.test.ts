import { expect, it } from "vitest";
import { minutesIn } from "./lent.ts";

it.each<[text: string | undefined, minutes: number | undefined]>([
  ["10", 10],
  ["2", 2],
  ["120", 120],
  ["010", 10],
  ["1", undefined],
  ["121", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["2.5", undefined],
  ["1e1", undefined],
  ["10 minutes", undefined],
  ["abc", undefined],
  ["", undefined],
  ["9999999999", undefined],
  [undefined, undefined],
])("%j says %j minutes", (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});
