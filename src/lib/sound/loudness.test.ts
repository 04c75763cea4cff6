import { expect, it } from "vitest";
import { joinSamples } from "./joinSamples.js";
import { level, amplify } from "./loudness.js";

const tone = Float32Array.from({ length: 1600 }, (_, at) => 0.5 * Math.sin(at / 5));

it.each([
  [-20, 0.05],
  [0, 0.5],
  [6, 0.998],
])("%d dB louder", (decibels, peak) => {
  expect(Math.max(...amplify(tone, decibels))).toBeCloseTo(peak, 2);
  expect(level(amplify(tone, decibels))).toBeCloseTo(level(tone) + decibels, 3);
});

it("sounds are heard one after another, be there none", () => {
  const [one, other] = [Float32Array.of(0.5, -0.5), Float32Array.of(0.25)];
  expect(joinSamples([one, new Float32Array(), other])).toEqual(Float32Array.of(0.5, -0.5, 0.25));
  expect(joinSamples([])).toEqual(new Float32Array());
});
