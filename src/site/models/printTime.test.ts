import { expect, it } from "vitest";
import { printTime } from "./printTime.ts";

it.each([
  [1, "5 minuti"],
  [47, "45 minuti"],
  [58, "1 ora"],
  [92, "1 ora e 30 minuti"],
  [206, "3 ore e 25 minuti"],
  [240, "4 ore"],
])("%i minutes of printing are said as a workshop says them", (minutes, said) => {
  expect(printTime(minutes)).toBe(said);
});
