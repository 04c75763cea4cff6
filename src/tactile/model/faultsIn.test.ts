import { beforeAll, expect, test } from "vitest";
import { readDrawing } from "../drawing/readDrawing.ts";
import { faultsIn, smallestIn } from "./faultsIn.ts";
import { figures } from "./figures.ts";
import type { Geometry } from "./geometry.ts";
import { loadGeometry } from "./loadGeometry.ts";
import { pictureOfFaults } from "../sheets/pictureOfFaults.ts";
import { shapesOf } from "./relief.ts";

let geo: Geometry;
beforeAll(async () => {
  geo = await loadGeometry();
});

type Group = [name: string, height: number, shapes: string, texture?: string];

const drawn = (...groups: Group[]) =>
  readDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 190">${groups
      .map(
        ([name, height, shapes, texture]) =>
          `<g id="${name}" data-relief="${height}"${texture ? ` data-texture="${texture}"` : ""}>${shapes}</g>`,
      )
      .join("")}</svg>`,
  );
const rect = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1"/>`;
const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}"/>`;
const block: Group = ["block", 2, rect(60, 60, 30, 30)];

test.each<[what: string, groups: Group[], faults: string[]]>([
  ["a plain block", [block], []],
  ["a faint line of 1.2 mm", [["line", 1, line("M20 20L60 20", 1.2)]], []],
  ["a line of 0.8 mm", [["line", 1, line("M20 20L60 20", 0.8)]], ["thin line 40,20"]],
  [
    "a thin line that bends, with a place on the line",
    [["arc", 1, line("M20 60A40 40 0 0 1 100 60", 0.8)]],
    ["thin arc 60,20"],
  ],
  ["a sharp point", [["thorn", 1, '<path d="M20 20L80 24L20 28Z"/>']], ["thin thorn 76,24"]],
  ["a high stem of 2 mm", [["stem", 4, line("M20 20L60 20", 2)]], ["frail stem 40,20"]],
  [
    "a high stem that lies on something nearly as high",
    [
      ["stem", 4, line("M62 75L88 75", 2)],
      ["block", 3, rect(60, 60, 30, 30)],
    ],
    [],
  ],
  ["a slit of 2 mm", [block, ["other", 2, rect(92, 60, 30, 30)]], ["close  91,75"]],
  ["a gap of 3.2 mm", [block, ["other", 2, rect(93.2, 60, 30, 30)]], []],
  ["a step of 0.3 mm", [block, ["top", 2.3, rect(65, 65, 15, 15)]], ["step block and top 73,73"]],
  ["a thing of 0.5 mm", [["low", 0.5, rect(60, 60, 30, 30)]], ["low low "]],
  ["a thing of 9 mm", [["high", 9, rect(60, 60, 30, 30)]], ["high high "]],
  [
    "six levels",
    [1, 2, 3, 4, 5, 6].map((height): Group => [
      `${height}`,
      height,
      rect(20 + height * 2, 20 + height * 2, 80 - height * 4, 80 - height * 4),
    ]),
    ["levels  "],
  ],
  [
    "a patch too small to be felt",
    [["patch", 1, rect(60, 60, 5, 5), "dots"]],
    ["patch patch 63,63"],
  ],
  [
    "a texture that something above cuts to strips",
    [
      ["staves", 2, rect(20, 60, 13, 30), "rows"],
      ["hoops", 3, line("M26 58L26 92", 4)],
    ],
    ["patch staves 31,75", "patch staves 22,75"],
  ],
  [
    "a texture that something above leaves wide enough",
    [
      ["staves", 2, rect(20, 60, 21, 30), "rows"],
      ["hoops", 3, line("M30.5 58L30.5 92", 4)],
    ],
    [],
  ],
  [
    "neighbours with the same texture",
    [
      ["lap", 3, rect(60, 60, 30, 15), "columns"],
      ["fall", 2, rect(60, 70, 30, 25), "columns"],
    ],
    ["alike lap and fall 75,75"],
  ],
  [
    "neighbours with textures that fingers tell apart",
    [
      ["lap", 3, rect(60, 60, 30, 15), "rows"],
      ["fall", 2, rect(60, 70, 30, 25), "columns"],
    ],
    [],
  ],
  [
    "the same texture on things that are apart",
    [
      ["one", 2, rect(60, 60, 30, 10), "rows"],
      ["other", 2, rect(60, 74, 30, 10), "rows"],
    ],
    [],
  ],
  [
    "a form that lies wholly under a finger",
    [["fork", 1, line("M41 90L41 87L38 83M41 87L44 83", 3)]],
    ["small fork 41,86"],
  ],
  ["a dot under a finger", [["dot", 1, '<circle cx="60" cy="60" r="4"/>']], []],
  [
    "a hollow of 3 mm",
    [block, ["eye", -1, rect(70, 70, 3, 3)]],
    ["close  72,72", "hollow eye 72,72"],
  ],
  ["a hollow that is not deep", [block, ["eye", -0.2, rect(70, 70, 6, 6)]], ["hollow eye 73,73"]],
  ["a group with nothing in it", [block, ["nothing", 1, ""]], ["empty nothing "]],
  ["nothing but a hollow", [["eye", -1, rect(70, 70, 6, 6)]], ["empty  "]],
  ["a hollow of 6 mm", [block, ["eye", -1, rect(70, 70, 6, 6)]], []],
  ["something beside the plate", [["far", 1, rect(140, 60, 20, 20)]], ["outside far 151,70"]],
  ["something under the label", [["low", 1, rect(60, 150, 20, 30)]], ["outside low 70,172"]],
  ["something in the cut corner", [["corner", 1, rect(125, 9, 12, 12)]], ["outside corner 134,11"]],
])("%s", (_, groups, faults) => {
  const told = faultsIn(geo, drawn(...groups)).map(
    ({ kind, thing, other, at }) =>
      `${kind} ${thing}${other ? ` and ${other}` : ""} ${at?.join(",") ?? ""}`,
  );
  expect(told.map(rough)).toEqual(faults.map(rough));
});

/** Places to the nearest 4 mm: what offsets leave is never twice the same. */
function rough(fault: string) {
  return fault.replaceAll(/\d+(?=,|$)/g, (number) => `${Math.round(Number(number) / 4) * 4}`);
}

test("faults are marked in the picture, with their numbers", () => {
  const drawing = drawn(block, ["line", 1, line("M20 20L50 20", 0.8)]);
  const picture = pictureOfFaults(geo, shapesOf(geo, drawing), faultsIn(geo, drawing));
  expect(picture).toContain(`viewBox="0 0 ${figures.plate.width} ${figures.plate.height}"`);
  expect(picture.match(/<text /g)).toHaveLength(1);
});

test.each([
  ["a block", [block], 20],
  ["a line of 2 mm beside it", [block, ["line", 1, line("M20 20L50 20", 2)]], 2],
] as [string, Group[], number][])("the narrowest thing of %s", (_, groups, width) => {
  expect(Math.min(smallestIn(geo, drawn(...groups)), 20)).toBeGreaterThanOrEqual(width - 0.3);
  expect(Math.min(smallestIn(geo, drawn(...groups)), 20)).toBeLessThanOrEqual(width + 0.1);
});
