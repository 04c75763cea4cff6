import { expect, it } from "vitest";
import type { Region } from "../waveform/regions.ts";
import { cutAt, regionsFrom } from "./regionsFrom.ts";

/** A comma at 3, the end of a sentence at 6, a short breath at 9; silence before and after. */
const pauses: readonly Region[] = [
  [0, 0.5],
  [3, 3.2],
  [6, 6.6],
  [9, 9.2],
  [11.5, 12],
];

it.each<[title: string, mark: number, cut: Region]>([
  ["a mark in a pause leaves room on both sides", 6.3, [6.25, 6.48]],
  ["a mark that came late is taken back into the pause", 7.1, [6.25, 6.48]],
  ["a mark that came early is put off into the pause", 5.8, [6.25, 6.48]],
  ["a pause too short for both is divided", 9.1, [9.135, 9.135]],
  ["a mark far from every pause stays", 4.8, [4.8, 4.8]],
  ["a mark much too late stays", 7.3, [7.3, 7.3]],
])("%s", (_, mark, cut) => {
  expect(rounded([cutAt(mark, pauses)])).toEqual([cut]);
});

it("of two pauses near a mark, the longer is meant", () => {
  const near: Region[] = [
    [5, 5.6],
    [5.9, 6.1],
  ];
  expect(rounded([cutAt(6, near)])).toEqual([[5.25, 5.48]]);
});

it.each<[title: string, marks: number[], expected: number[], regions: Region[]]>([
  ["one sentence is the voice from its beginning to its end", [], [10], [[0.38, 11.75]]],
  [
    "every mark ends a sentence and begins the next",
    [3.3, 6.7],
    [3, 3, 5],
    [
      [0.38, 3.135],
      [3.135, 6.25],
      [6.48, 11.75],
    ],
  ],
  [
    "what was not marked is shared out, and cut at a pause",
    [6.5],
    [5, 2.6, 2.4],
    [
      [0.38, 6.25],
      [6.48, 9.135],
      [9.135, 11.75],
    ],
  ],
  [
    "two marks at one pause are two sentences",
    [6.3, 7],
    [5, 1, 5],
    [
      [0.38, 6.25],
      [6.48, 7],
      [7, 11.75],
    ],
  ],
  [
    "marks after the voice has ended leave something of every sentence",
    [11.9, 11.95],
    [4, 4, 4],
    [
      [0.38, 11.6],
      [11.6, 11.8],
      [11.8, 12],
    ],
  ],
  [
    "a mark too many is left out",
    [6.5, 9.1, 10],
    [5, 5],
    [
      [0.38, 6.25],
      [6.48, 11.75],
    ],
  ],
])("%s", (_, marks, expected, regions) => {
  expect(rounded(regionsFrom(marks, expected, pauses, 12))).toEqual(regions);
});

it("a recording without a pause is cut where it was marked", () => {
  expect(regionsFrom([4], [4, 4], [], 8)).toEqual([
    [0, 4],
    [4, 8],
  ]);
});

function rounded(regions: readonly Region[]) {
  return regions.map((region) => region.map((second) => Math.round(second * 1000) / 1000));
}
