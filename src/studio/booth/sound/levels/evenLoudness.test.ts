import { expect, it } from "vitest";
import { RATE, tone } from "../fixtures/sounds.ts";
import { evenLoudness } from "./evenLoudness.ts";
import { partLoudness } from "./partLoudness.ts";

it.each<[what: string, before: [seconds: number, loudness: number][], after: number[]]>([
  [
    "are as loud as the one in the middle",
    [
      [3, -30],
      [3, -25],
      [3, -22],
    ],
    [-25, -25, -25],
  ],
  [
    "that are as loud stay",
    [
      [3, -20],
      [3, -20],
    ],
    [-20, -20],
  ],
  [
    "far from the others come closer",
    [
      [3, -45],
      [3, -25],
      [3, -25],
      [3, -10],
    ],
    [-37, -25, -25, -18],
  ],
  [
    "that are short come half the way",
    [
      [3, -25],
      [0.5, -31],
      [3, -25],
    ],
    [-25, -28, -25],
  ],
  [
    "that say nothing stay silent",
    [
      [3, -25],
      [3, -100],
      [3, -25],
    ],
    [-25, -100, -25],
  ],
  ["alone stay", [[3, -31]], [-31]],
])("sentences %s", (_, before, after) => {
  // A tone of 997 Hz has 3 LU less than its peak has dB.
  const parts = before.map(([seconds, loudness]) =>
    loudness === -100 ? new Float32Array(RATE) : tone(997, seconds, loudness + 3.01),
  );
  const found = evenLoudness(parts, RATE).map((part) => partLoudness(part, RATE));
  for (const [place, loudness] of after.entries())
    expect(Math.abs(found[place]! - loudness)).toBeLessThan(0.3);
});

it("no sentences are none", () => {
  expect(evenLoudness([], RATE)).toEqual([]);
});
