import { expect, it } from "vitest";
import { level, RATE } from "./acoustics/levels.js";
import { museumNoise } from "./museumNoise.js";

it.each([
  ["airConditioning", -42],
  ["footsteps", -34],
  ["applause", -22],
  ["coughs", -32],
  ["bells", -28],
  ["rain", -36],
])("%s is as loud as it is to be, and the same in every run", (kind, loudness) => {
  const noise = museumNoise(kind, 2);
  expect(noise.length).toBe(2 * RATE);
  expect(level(noise)).toBeGreaterThan(loudness - 1);
  expect(level(noise)).toBeLessThan(loudness + 1);
  const again = museumNoise(kind, 2);
  expect(noise.every((sample, at) => sample === again[at])).toBe(true);
});

it("a noise that there is not is told, with those that there are", () => {
  expect(() => museumNoise("thunder", 1)).toThrow(/thunder.*applause/);
});
