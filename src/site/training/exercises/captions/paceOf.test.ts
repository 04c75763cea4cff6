import { expect, test } from "vitest";
import { paceOf, type Growth } from "./paceOf.ts";

test("words are counted from the first news to the last", () => {
  expect(paceOf(steadily(40, 500))).toEqual({ perMinute: 120, pauses: 0 });
});

test("a wait between words is a pause, and a long one is no slow speech", () => {
  const [first, second] = [steadily(20, 500), steadily(20, 500)];
  const later = (wait: number) =>
    second.map(({ at, words }) => ({ at: first.at(-1)!.at + wait + at, words: words + 20 }));
  expect(paceOf([...first, ...later(1_000)])).toMatchObject({ pauses: 1 });
  expect(paceOf([...first, ...later(60_000)])).toEqual(paceOf([...first, ...later(3_000)]));
});

test.each<[string, Growth[]]>([
  ["nothing", []],
  ["all at once", [{ at: 0, words: 80 }]],
  ["a few words", steadily(10, 500)],
  ["all of it in a second", steadily(80, 12)],
])("%s has no pace", (_, growth) => {
  expect(paceOf(growth)).toBeUndefined();
});

function steadily(count: number, every: number): Growth[] {
  return Array.from({ length: count + 1 }, (_, index) => ({ at: index * every, words: index + 1 }));
}
