import { expect, it } from "vitest";
import { fadeEdges } from "./fadeEdges.ts";

const rate = 24_000;
const samples = new Float32Array(rate).fill(0.5);

it("a part begins and ends without a click, and is untouched between", () => {
  const part = fadeEdges({ samples, rate }, 0.25, 0.75);
  expect(part).toHaveLength(rate / 2);
  expect([part[0], part.at(-1)]).toEqual([0, 0]);
  const steps = part.map((sample, at) => Math.abs(sample - (part[at - 1] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.005);
  expect(new Set(part.slice(0.008 * rate, -0.015 * rate))).toEqual(new Set([0.5]));
});

it.each<[what: string, from: number, to: number, length: number]>([
  ["before the beginning", -1, 0.1, 0.1 * rate],
  ["after the end", 0.9, 5, 0.1 * rate],
  ["nothing", 0.5, 0.5, 0],
  ["backwards", 0.5, 0.2, 0],
  ["less than its fades", 0.5, 0.505, 0.005 * rate],
])("a part is within its sound: %s", (_, from, to, length) => {
  const part = fadeEdges({ samples, rate }, from, to);
  expect(part).toHaveLength(length);
  expect(part.every((sample) => sample >= 0 && sample <= 0.5)).toBe(true);
  expect(samples.every((sample) => sample === 0.5)).toBe(true);
});
