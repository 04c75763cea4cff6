import { expect, it } from "vitest";
import { durationInItalian } from "./aloudInItalian.ts";

it.each([
  [0.4, "circa 1 secondo"],
  [7, "circa 7 secondi"],
  [58, "circa 1 minuto"],
  [101, "circa 1 minuto e 40"],
  [120, "circa 2 minuti"],
  [131, "circa 2 minuti e 10"],
])("%d seconds", (seconds, words) => {
  expect(durationInItalian(seconds)).toBe(words);
});
