import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { readThreeMf } from "../files/readThreeMf.ts";
import { figures } from "./figures.ts";
import type { Geometry, Solid } from "./geometry.ts";
import { holderOf } from "./holder.ts";
import { dotsOf, labelOf, linesOfLabel } from "./label.ts";
import { loadGeometry } from "./loadGeometry.ts";
import { checkDrawing, buildModel, type BuiltModel } from "./buildModel.ts";
import { marksOn, reliefOf } from "./relief.ts";
import { readDrawing } from "../drawing/readDrawing.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 190">
<g id="ground" data-relief="1" data-texture="dots"><rect x="35" y="35" width="50" height="50" rx="4"/></g>
<g id="disc" data-relief="3"><circle cx="60" cy="60" r="20"/></g>
<g id="hole" data-relief="-1"><circle cx="60" cy="60" r="8"/></g>
<g id="rim" data-relief="2"><path d="M100 60a15 15 0 0 1 30 0a15 15 0 0 1 -30 0ZM105 60a10 10 0 0 0 20 0a10 10 0 0 0 -20 0Z"/></g>
<g id="waves" data-relief="1" data-texture="waves"><rect x="20" y="110" width="20" height="20"/></g>
</svg>`;

let geo: Geometry;
let relief: Solid;
let model: BuiltModel;
beforeAll(async () => {
  geo = await loadGeometry();
  relief = reliefOf(geo, readDrawing(svg));
  model = await buildModel(svg, [
    ["it", "Andromeda liberata da Perseo"],
    ["de", "Der Frühling"],
    ["es", "Ω"],
  ]);
}, 120_000);

test("the relief is one whole body on its plate", () => {
  expect(relief.status()).toBe("NoError");
  expect(relief.decompose()).toHaveLength(1);
  expect(relief.genus()).toBe(0);
  const { min, max } = relief.boundingBox();
  const { width, height, thickness } = figures.plate;
  expect([min, max].flat().map(Math.round)).toEqual([0, -height, -thickness, width, 0, 3]);
  expect(model.height).toBeCloseTo(thickness + 3, 1);
});

test.each([
  ["a level", [60, 75], 3],
  ["a hollow in it", [60, 60], 2],
  ["a rim", [102.5, 60], 2],
  ["the plate in the hole of the rim", [115, 60], 0],
  ["the plate", [120, 120], 0],
  ["the recess of the label", [75, 176], -figures.label.recess],
  ["nothing, where the corner is cut off", [149, 1], -Infinity],
])("%s is as high as it was drawn", (_, [x = 0, y = 0], height) => {
  const stick = geo
    .rectangle(x - 0.2, -y - 0.2, 0.4, 0.4)
    .extrude(40)
    .translate([0, 0, -20]);
  const met = relief.intersect(stick);
  expect(met.isEmpty() ? -Infinity : met.boundingBox().max[2]).toBeCloseTo(height, 2);
});

test.each([
  ["dots", 1.4],
  ["rows", 4],
  ["lines", 4],
] as const)("%s are whole where an edge cuts them", (texture, least) => {
  const wedge = geo.polygon([
    [20, 20],
    [60, 32],
    [20, 44],
  ]);
  const areas = marksOn(geo, texture, wedge)
    .decompose()
    .map((mark) => mark.area());
  expect(areas.length).toBeGreaterThan(3);
  expect(Math.min(...areas)).toBeGreaterThan(least);
});

test("a 3MF knows its unit and names its parts, and can be read again", () => {
  const [text] = Object.values(
    unzipSync(model.threeMf, { filter: ({ name }) => name.endsWith(".model") }),
  );
  expect(strFromU8(text!)).toContain('unit="millimeter"');
  expect(
    strFromU8(text!)
      .match(/<object [^>]*name="[^"]+"/g)
      ?.map((part) => /name="([^"]+)"/.exec(part)?.[1]),
  ).toEqual(["Andromeda liberata da Perseo", "Andromeda liberata da Perseo, Braille (it)"]);
  const { corners, triangles } = readThreeMf(model.threeMf);
  expect(triangles.reduce((one, other) => Math.max(one, other))).toBe(corners.length / 3 - 1);
  expect(corners.reduce((one, other) => Math.min(one, other))).toBe(0);
});

test("the STL files are a relief and a label for each language that can be written", () => {
  const files = unzipSync(model.stl);
  expect(Object.keys(files)).toEqual(["relief.stl", "label-it.stl", "label-de.stl"]);
  for (const bytes of Object.values(files))
    expect(bytes.length).toBe(
      84 + 50 * new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true),
    );
  expect(model.unwritable).toEqual([{ language: "es", title: "Ω", because: { letter: "Ω" } }]);
});

test("where no label can be written, there is no file of labels, and the rest is there", async () => {
  const { labels, stl, threeMf, unwritable } = await buildModel(svg, [["it", "Ω"]]);
  expect(labels).toBeUndefined();
  expect(Object.keys(unzipSync(stl))).toEqual(["relief.stl"]);
  expect(readThreeMf(threeMf).triangles.length).toBeGreaterThan(0);
  expect(unwritable).toHaveLength(1);
});

test("a sheet for swell paper is a PDF with a page for each language", () => {
  const pdf = strFromU8(model.swell, true);
  expect(pdf).toMatch(/^%PDF-1\.4/);
  expect(pdf).toContain("/Count 2");
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe("xref");
});

test("the same drawing makes the same files", async () => {
  const again = await buildModel(svg, [
    ["it", "Andromeda liberata da Perseo"],
    ["de", "Der Frühling"],
    ["es", "Ω"],
  ]);
  expect(again.threeMf).toEqual(model.threeMf);
  expect(again.swell).toEqual(model.swell);
});

test("a drawing with a fault is not made, and one that cannot be read is told", async () => {
  const thin = svg.replace('data-relief="3"', 'data-relief="9"');
  await expect(buildModel(thin, [["it", "Apollo"]])).rejects.toThrow("faults");
  expect((await checkDrawing(thin)).faults).toEqual([{ kind: "high", thing: "disc" }]);
  const { faults, picture } = await checkDrawing("<p/>");
  expect(faults.map(({ kind }) => kind)).toEqual(["unreadable"]);
  expect(picture).toBeUndefined();
});

test("Braille is of Marburg Medium: 2.5 mm in a cell, 6 mm from cell to cell, 10 mm from line to line", () => {
  // The cells of é and of a.
  expect(dotsOf([[0b111111], [1, 1]])).toEqual([
    [0, 0],
    [0, 2.5],
    [0, 5],
    [2.5, 0],
    [2.5, 2.5],
    [2.5, 5],
    [0, 10],
    [6, 10],
  ]);
});

test("a label is one body, and its dots are half a millimetre high", () => {
  const label = labelOf(geo, linesOfLabel("Apollo", "it"));
  expect(label.status()).toBe("NoError");
  expect(label.decompose()).toHaveLength(1);
  const { width, height, thickness } = figures.label;
  const { min, max } = label.boundingBox();
  expect([...min, ...max].map((value) => Math.round(value * 100) / 100)).toEqual([
    0,
    0,
    0,
    width,
    height,
    thickness + figures.braille.high,
  ]);
});

test("the holder for the wall is one body", () => {
  const holder = holderOf(geo);
  expect(holder.status()).toBe("NoError");
  expect(holder.decompose()).toHaveLength(1);
});
