import { expect, it } from "vitest";
import { waveform } from "./waveform.ts";

it.each([
  ["the whole of it in one column", [0.5, -0.25, 0.125], 1, [-0.25, 0.5]],
  ["each column its own", [0, 0.5, -1, 0], 2, [0, 0.5, -1, 0]],
  ["a column for every sample", [0.5, -0.5], 2, [0.5, 0.5, -0.5, -0.5]],
  ["no sample in two columns", [0.5, -0.5, 1], 2, [0.5, 0.5, -0.5, 1]],
  ["fewer samples than columns", [0.5, 1], 4, [0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1]],
  ["nothing, as a line", [], 2, [0, 0, 0, 0]],
])("draws of a sound %s", (_what, samples, columns, pairs) => {
  const sound = { samples: new Float32Array(samples), rate: 48_000 };
  expect([...waveform(sound, columns)]).toEqual(pairs);
});
