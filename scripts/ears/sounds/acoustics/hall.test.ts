import { expect, it } from "vitest";
import { convolve } from "./convolve.js";
import { clapIn, inHall, museumHall } from "./hall.js";
import { RATE } from "./levels.js";

it.each([
  { said: [1], answer: [1], heard: [1] },
  { said: [1, 2, 3, 0, 0, 4], answer: [1, 0, 0.5], heard: [1, 2, 3.5, 1, 1.5, 4, 0, 2] },
  { said: [1, -1], answer: [0, 0, 2], heard: [0, 0, 2, -2] },
])("$said is heard as $heard where a clap is heard as $answer", ({ said, answer, heard }) => {
  const all = [...convolve(Float32Array.from(said), Float32Array.from(answer))];
  expect(all.map((sample) => Math.round(sample * 1e6) / 1e6 + 0)).toEqual(heard);
});

it.each([
  { seed: 1, seconds: 1.2, direct: 0 },
  { seed: 2, seconds: 0.5, direct: 6 },
  { seed: 3, seconds: 2.5, direct: -9 },
])("an echo of $seconds s, $direct dB softer than the clap", (hall) => {
  const clap = clapIn(hall);
  const energy = (from: number, to: number) =>
    clap.subarray(from * RATE, to * RATE).reduce((sum, sample) => sum + sample * sample, 0);
  expect(clap[0]).toBe(1);
  expect(-10 * Math.log10(energy(0.001, 9))).toBeCloseTo(hall.direct, 2);
  // The last tenth of the echo against one that is half of its time earlier: 30 dB.
  const [late, earlier] = [0.95, 0.45].map((share) => {
    const at = share * hall.seconds;
    return energy(at - 0.05 * hall.seconds, at);
  });
  expect(10 * Math.log10(earlier! / late!)).toBeGreaterThan(28);
  expect(10 * Math.log10(earlier! / late!)).toBeLessThan(34);
});

it("an echo goes on after a sound, and is the same in every run", () => {
  const said = new Float32Array(RATE).fill(0.1);
  const [heard, again] = [inHall(said, museumHall), inHall(said, museumHall)];
  expect(heard.length).toBeGreaterThan(RATE * 2);
  expect(heard.every((sample, at) => sample === again[at])).toBe(true);
});
