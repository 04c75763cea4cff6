import { expect, it } from "vitest";
import { longestTake } from "./storeTake.ts";

it.each<[what: string, characters: number, rate: number, seconds: number]>([
  ["a word", 10, 48_000, 64],
  ["an ordinary sentence has ten times as long as it takes", 150, 48_000, 120],
  ["a whole page ends where the memory does", 4000, 48_000, 333],
  ["a microphone of many samples fills it sooner", 400, 192_000, 83],
])("%s", (_, characters, rate, seconds) => {
  expect(Math.floor(longestTake("a".repeat(characters), rate))).toBe(seconds);
});
