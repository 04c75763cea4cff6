import { expect, it } from "vitest";
import { cutApart, findCuts } from "./cutApart.js";
import { RATE } from "./recipe.js";

/** A breath of tones and silences, given as [loudness, seconds]. */
function breath(...parts: [loudness: number, seconds: number][]) {
  return Float32Array.from(
    parts.flatMap(([loudness, seconds]) =>
      Array.from({ length: seconds * RATE }, (_, at) => loudness * Math.sin(at / 5)),
    ),
  );
}

/** Where the silence before, each letter of “ab. cd.” and the silence after end, in seconds. */
const sentences = ["ab.", "cd."];
const ends = [0.1, 0.4, 0.7, 0.8, 0.9, 1.2, 1.5, 1.6, 1.7].map((seconds) => seconds * RATE);

it("sentences of one breath are cut in the silence between them", () => {
  const sound = breath([0, 0.1], [0.5, 0.6], [0, 0.2], [0.25, 0.6], [0, 0.2]);
  const cuts = findCuts(sound, sentences, " ", ends);
  expect(cuts).toMatchObject([{ isQuiet: true }]);
  const [first, second] = cutApart(sound, cuts);
  expect(Math.max(...first!)).toBeCloseTo(0.5, 1);
  expect(Math.max(...second!)).toBeCloseTo(0.25, 1);
  for (const sentence of [first!, second!]) {
    // The tone, and a little of the silence before and after it.
    expect(sentence.length / RATE).toBeGreaterThan(0.6);
    expect(sentence.length / RATE).toBeLessThan(0.6 + 0.03 + 0.08 + 0.01);
    expect([sentence[0], sentence.at(-1)].map(Number).map(Math.abs)).toEqual([0, 0]);
  }
});

it("a dash between two sentences belongs to their silence", () => {
  const sound = breath([0, 0.1], [0.5, 0.8], [0, 0.2], [0.25, 0.6], [0, 0.2]);
  const withDash = [0.1, 0.4, 0.7, 0.8, 0.85, 1.05, 1.1, 1.4, 1.7, 1.8, 1.9];
  const [cut] = findCuts(
    sound,
    sentences,
    " — ",
    withDash.map((seconds) => seconds * RATE),
  );
  expect(cut!.isQuiet).toBe(true);
  expect(cut!.place / RATE).toBeCloseTo(0.9, 1);
});

it("a sentence that runs on under its full stop is told, and where it is quietest", () => {
  const sound = breath([0, 0.1], [0.5, 0.68], [0.02, 0.04], [0.25, 0.68], [0, 0.2]);
  const [cut] = findCuts(sound, sentences, " ", ends);
  expect(cut!.isQuiet).toBe(false);
  expect(cut!.place / RATE).toBeCloseTo(0.8, 1);
});

it("one sentence is whole", () => {
  const sound = breath([0.5, 1]);
  const [only, ...others] = cutApart(sound, findCuts(sound, ["ab."], " ", [0, 1, 1, 1, 1]));
  expect(only!.length / RATE).toBeCloseTo(1, 1);
  expect(others).toEqual([]);
});
