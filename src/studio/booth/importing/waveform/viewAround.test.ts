import { expect, it } from "vitest";
import { columnsOf } from "./drawWaveform.ts";
import { moveEdge, type Region } from "./regions.ts";
import { edgesAround, sentenceAround, viewAround } from "./viewAround.ts";

const regions: readonly Region[] = [
  [1, 3],
  [3.5, 6],
  [6, 9],
];

it.each<[title: string, sentence: number, view: Region]>([
  ["the first sentence is shown with the next, from the beginning", 0, [0, 6.3]],
  ["one in the middle is shown with both beside it", 1, [0.7, 9.3]],
  ["the last is shown to the end", 2, [3.2, 10]],
])("%s", (_, sentence, view) => {
  expect(viewAround(regions, sentence, 10)).toEqual(view);
});

it.each([0, 1, 2])("dragging any edge around sentence %d leaves the view as it is", (sentence) => {
  const view = viewAround(regions, sentence, 10);
  for (const edge of edgesAround(regions, sentence))
    for (const asked of [0, 4, 10])
      expect(viewAround(moveEdge(regions, edge, asked, 10), sentence, 10)).toEqual(view);
});

it.each<[second: number, sentence: number]>([
  [0, 0],
  [3.2, 0],
  [3.5, 1],
  [9.9, 2],
])("at second %d the sentence is %d", (second, sentence) => {
  expect(sentenceAround(regions, second)).toBe(sentence);
});

it("a view shows the lowest and the highest of what falls into each of its columns", () => {
  const shape = Float32Array.of(-0.25, 0.25, -0.5, 0.125, -0.75, 0.75, 0, 0);
  expect(columnsOf(shape, 4, [0, 4], 2)).toEqual([
    [-0.5, 0.25],
    [-0.75, 0.75],
  ]);
  expect(columnsOf(shape, 4, [2, 4], 4)).toEqual([
    [-0.75, 0.75],
    [-0.75, 0.75],
    [0, 0],
    [0, 0],
  ]);
});
