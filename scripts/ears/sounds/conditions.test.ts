import { describe, expect, it } from "vitest";
import { conditions } from "./conditions.js";
import { level, RATE, speechLevel } from "./acoustics/levels.js";

const said = Float32Array.from({ length: RATE }, (_, at) =>
  at < RATE / 2 ? 0.2 * Math.sin(at / 7) : 0,
);

describe.each(Object.entries(conditions))("speech, heard with %s", (name, hear) => {
  it("is the same in every run", () => {
    const again = hear(said, 3);
    expect(hear(said, 3).every((sample, at) => sample === again[at])).toBe(true);
  });

  it("is as loud as it was said", () => {
    expect(Math.abs(speechLevel(hear(said, 3)) - speechLevel(said))).toBeLessThan(3);
  });

  it("is as long, but for an echo", () => {
    expect(hear(said, 3).length / RATE).toBe(name === "echo" ? 1.6 : 1);
  });
});

it("in noise a pause is 10 dB softer than the voice", () => {
  const pause = conditions.noise(said, 3).subarray(RATE / 2);
  expect(speechLevel(said) - level(pause)).toBeGreaterThan(9);
  expect(speechLevel(said) - level(pause)).toBeLessThan(11);
});
