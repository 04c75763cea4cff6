import { expect, test } from "vitest";
import { expiredEntries } from "./expiredEntries.ts";
import { MOST_STEPS } from "./journal.ts";

const DAY = 86_400_000;

test.each<[what: string, count: number, age: number, size: number, left: number]>([
  ["young and small", 5_000, 1, 1_000, 5_000],
  ["old, but all that can be undone", MOST_STEPS, 400, 1_000, MOST_STEPS],
  ["large, but all that can be undone", MOST_STEPS, 1, 10_000_000, MOST_STEPS],
  ["old", 5_000, 31, 1_000, MOST_STEPS],
  ["young and large", 5_000, 1, 100_000, 640],
])("of a journal that is %s, the newest entries are kept", (_, count, age, size, left) => {
  const entries = Array.from({ length: count }, (_each, n) => ({ seq: count - n, until: 0, size }));
  expect(expiredEntries(entries, age * DAY) ?? 0).toBe(count - left);
});
