import { expect, it } from "vitest";
import { pausesIn } from "./pausesIn.ts";

/** In seconds. */
const COLUMN = 0.01;

type Stretch = readonly [seconds: number, peak: number];

it.each<[title: string, stretches: readonly Stretch[], pauses: [number, number][]]>([
  [
    "silence before, between and after is found",
    [
      [0.5, 0],
      [2, 0.5],
      [0.4, 0.001],
      [2, 0.6],
      [0.3, 0],
    ],
    [
      [0, 0.5],
      [2.5, 2.9],
      [4.9, 5.2],
    ],
  ],
  [
    "a consonant is no pause",
    [
      [2, 0.5],
      [0.1, 0],
      [2, 0.5],
    ],
    [],
  ],
  [
    "a click does not end a pause",
    [
      [2, 0.5],
      [0.3, 0],
      [0.02, 0.3],
      [0.3, 0],
      [2, 0.5],
    ],
    [[2, 2.62]],
  ],
  [
    "a noisy room has pauses, too",
    [
      [3, 0.3],
      [0.5, 0.03],
      [3, 0.3],
    ],
    [[3, 3.5]],
  ],
  [
    "a quiet recording has them as well",
    [
      [3, 0.02],
      [0.5, 0.0005],
      [3, 0.02],
    ],
    [[3, 3.5]],
  ],
  ["a voice that never rests has none", [[5, 0.4]], []],
  ["nothing has none", [], []],
])("%s", (_, stretches, pauses) => {
  const found = pausesIn(peaksOf(stretches), COLUMN);
  expect(found.map((pause) => pause.map((second) => Math.round(second * 100) / 100))).toEqual(
    pauses,
  );
});

function peaksOf(stretches: readonly Stretch[]) {
  return stretches.flatMap(([seconds, peak]) =>
    Array.from({ length: Math.round(seconds / COLUMN) }, () => peak),
  );
}
