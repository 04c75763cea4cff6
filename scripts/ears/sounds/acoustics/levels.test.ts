import { describe, expect, it } from "vitest";
import { randomFrom } from "../../../bench/random.js";
import { preventClipping, level, addNoise, RATE, speechLevel } from "./levels.js";
import { brownNoise, pinkNoise, whiteNoise } from "./noise.js";

const tone = (seconds: number, loudness: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, at) => loudness * Math.sin(at / 5));

/** A second of speech, and three of silence. */
const said = Float32Array.from([...tone(1, 0.5), ...new Float32Array(3 * RATE)]);

describe("noise is as loud as it is to be", () => {
  it.each([
    ["pink", pinkNoise, 10],
    ["pink", pinkNoise, 0],
    ["brown", brownNoise, 10],
    ["white", whiteNoise, -5],
  ])("%s noise at %3$d dB", (_, noise, ratio) => {
    const heard = addNoise(said, noise(randomFrom(1), said.length), ratio);
    const added = heard.map((sample, at) => sample - said[at]!);
    expect(speechLevel(said) - level(added)).toBeCloseTo(ratio, 2);
  });
});

it("a voice is as loud with pauses as without", () => {
  expect(speechLevel(said)).toBeCloseTo(level(tone(1, 0.5)), 1);
  expect(level(said)).toBeCloseTo(speechLevel(said) - 6, 0);
});

it("what is too loud for a file is made softer, not cut", () => {
  const loud = preventClipping(tone(1, 3));
  expect(Math.max(...loud.slice(0, 1000))).toBeCloseTo(0.99, 3);
  expect(level(loud)).toBeCloseTo(level(tone(1, 0.99)), 2);
});

it.each([
  ["white", whiteNoise],
  ["pink", pinkNoise],
  ["brown", brownNoise],
])("%s noise is the same in every run, and another for another seed", (_, noise) => {
  const [once, again, other] = [7, 7, 8].map((seed) => Array.from(noise(randomFrom(seed), 100)));
  expect(again).toEqual(once);
  expect(other).not.toEqual(once);
});
