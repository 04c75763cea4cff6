import { expect, it } from "vitest";
import { inOrder, limitsOf, moveEdge, type Edge, type Region } from "./regions.ts";

const regions: readonly Region[] = [
  [1, 3],
  [3.5, 6],
  [6, 9],
];

it.each<[title: string, edge: Edge, asked: number, moved: readonly Region[]]>([
  ["a beginning goes where it is asked", { sentence: 1, is: "from" }, 3.2, changed(1, [3.2, 6])],
  ["the sentence before makes room", { sentence: 1, is: "from" }, 2, changed(1, [2, 6], 0, [1, 2])],
  [
    "a sentence beside it never gets lost",
    { sentence: 1, is: "from" },
    0,
    changed(1, [1.2, 6], 0, [1, 1.2]),
  ],
  ["a beginning stays before the end", { sentence: 1, is: "from" }, 8, changed(1, [5.8, 6])],
  ["the sentence after makes room", { sentence: 1, is: "to" }, 7, changed(1, [3.5, 7], 2, [7, 9])],
  ["an end can leave a pause", { sentence: 1, is: "to" }, 5, changed(1, [3.5, 5])],
  ["the first begins in the recording", { sentence: 0, is: "from" }, -1, changed(0, [0, 3])],
  ["the last ends in the recording", { sentence: 2, is: "to" }, 12, changed(2, [6, 10])],
])("%s", (_, edge, asked, moved) => {
  expect(moveEdge(regions, edge, asked, 10)).toEqual(moved);
});

it("moving an edge leaves its limits as they are, so that a slider stays under the finger", () => {
  const edge: Edge = { sentence: 1, is: "from" };
  const moved = moveEdge(regions, edge, 2, 10);
  expect(limitsOf(moved, edge, 10)).toEqual(limitsOf(regions, edge, 10));
});

it.each<[title: string, found: readonly Region[], put: readonly Region[]]>([
  ["what is in order stays", regions, regions],
  [
    "what two sentences share is divided between them",
    [
      [0, 4],
      [3, 6],
    ],
    [
      [0, 3.5],
      [3.5, 6],
    ],
  ],
  ["what is outside is left out", [[-0.1, 11]], [[0, 10]]],
  [
    "a sentence that was given nothing gets a little of the next",
    [
      [0, 4],
      [4, 4],
      [4, 6],
    ],
    [
      [0, 4],
      [4, 4.2],
      [4.2, 6],
    ],
  ],
  [
    "two at the very end fit in",
    [
      [0, 9.9],
      [10, 10],
      [10, 10],
    ],
    [
      [0, 9.6],
      [9.6, 9.8],
      [9.8, 10],
    ],
  ],
])("%s", (_, found, put) => {
  expect(rounded(inOrder(found, 10))).toEqual(put);
});

function changed(...parts: (number | Region)[]): readonly Region[] {
  const next = [...regions];
  for (let n = 0; n < parts.length; n += 2) next[parts[n] as number] = parts[n + 1] as Region;
  return next;
}

function rounded(found: readonly Region[]) {
  return found.map((region) => region.map((second) => Math.round(second * 1000) / 1000));
}
