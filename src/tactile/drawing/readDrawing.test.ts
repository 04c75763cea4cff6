import { expect, test } from "vitest";
import { DrawingError } from "./DrawingError.ts";
import { readDrawing } from "./readDrawing.ts";

const sheet = (inside: string, viewBox = "0 0 150 190") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="${viewBox}"><title>Apollo</title>${inside}</svg>`;

test("a group is a thing with a name, a height, a texture, surfaces and lines", () => {
  const { title, things } = readDrawing(
    sheet(
      '<g inkscape:label="Sun" data-relief="2" data-texture="dots"><circle cx="50" cy="50" r="10"/><path d="M1 2L3 4" style="fill:none;stroke:#000;stroke-width:3"/></g><g id="hole" data-relief="-1"><rect x="1" y="1" width="6" height="6"/></g>',
    ),
  );
  expect(title).toBe("Apollo");
  expect(things.map(({ name, height, texture }) => [name, height, texture])).toEqual([
    ["Sun", 2, "dots"],
    ["hole", -1, undefined],
  ]);
  expect(things[0]!.surfaces).toHaveLength(1);
  expect(things[0]!.surfaces[0]!.outlines).toHaveLength(1);
  expect(things[0]!.lines).toEqual([
    {
      points: [
        [1, 2],
        [3, 4],
      ],
      width: 3,
    },
  ]);
});

test("a shape with a hole is one surface with two outlines, and says by which rule", () => {
  const ring = '<path fill-rule="evenodd" d="M0 0H20V20H0ZM5 5H15V15H5Z"/>';
  const [surface] = readDrawing(sheet(`<g data-relief="1">${ring}</g>`)).things[0]!.surfaces;
  expect(surface!.outlines).toHaveLength(2);
  expect(surface!.isEvenOdd).toBe(true);
});

test.each([
  [
    "moved",
    'transform="translate(10, 5)"',
    [
      [11, 7],
      [13, 7],
    ],
    2,
  ],
  [
    "made larger",
    'transform="scale(2)"',
    [
      [2, 4],
      [6, 4],
    ],
    4,
  ],
  [
    "turned around a place",
    'transform="rotate(90 1 2)"',
    [
      [1, 2],
      [1, 4],
    ],
    2,
  ],
  [
    "moved by a matrix",
    'transform="matrix(1 0 0 1 -1 -2)"',
    [
      [0, 0],
      [2, 0],
    ],
    2,
  ],
  [
    "turned, then moved",
    'transform="translate(3 0) rotate(180)"',
    [
      [2, -2],
      [0, -2],
    ],
    2,
  ],
])("what was %s is where it was put", (_, transform, points, width) => {
  const path = '<path d="M1 2H3" fill="none" stroke="#000" stroke-width="2"/>';
  const inside = `<g data-relief="1"><g ${transform}>${path}</g></g>`;
  const [line] = readDrawing(sheet(inside)).things[0]!.lines;
  const rounded = line!.points.map((point) => point.map((value) => Math.round(value) + 0));
  expect(rounded).toEqual(points);
  expect(line!.width).toBeCloseTo(width);
});

test.each([
  ["both", 'rx="4" ry="2"', [14, 12]],
  ["one, which is the other too", 'ry="4"', [14, 14]],
  ["none", "", [10, 10]],
  ["one of none", 'rx="0" ry="4"', [10, 10]],
  ["more than there is room for", 'rx="40"', [20, 16]],
])("a rectangle has the radii that it says: %s", (_, radii, [x, y]) => {
  const rect = `<g data-relief="1"><rect x="10" y="10" width="20" height="12" ${radii}/></g>`;
  const points = readDrawing(sheet(rect)).things[0]!.surfaces[0]!.outlines[0]!;
  const along = (axis: 0 | 1, edge: number) =>
    points.filter((point) => Math.abs(point[1 - axis]! - edge) < 1e-9).map((point) => point[axis]);
  expect(Math.min(...along(0, 10))).toBeCloseTo(x!);
  expect(Math.max(...along(0, 22))).toBeCloseTo(40 - x!);
  expect(Math.min(...along(1, 10), 22)).toBeCloseTo(y!);
});

test("an ellipse that says one radius is round", () => {
  const [oval, round] = ['<ellipse ry="4"/>', '<circle r="4"/>'].map((shape) =>
    readDrawing(sheet(`<g data-relief="1">${shape}</g>`)),
  );
  expect(oval).toEqual(round);
});

test("a layer that is switched off is no part of the drawing", () => {
  const off = '<g style="display:none"><path d="M0 0H4V4Z"/><text>Notes</text></g>';
  const on = '<g data-relief="1"><path d="M0 0H4V4Z"/></g>';
  expect(readDrawing(sheet(off + on)).things).toHaveLength(1);
});

test.each([
  [
    "said by the group",
    '<g data-relief="1" fill="none" stroke="#000" stroke-width="3"><path d="M0 0H9"/></g>',
  ],
  [
    "said by the sheet’s style",
    '<g data-relief="1"><g style="fill:none;stroke:#000;stroke-width:3"><path d="M0 0H9"/></g></g>',
  ],
])("how a shape is painted may be %s", (_, inside) => {
  const [{ surfaces, lines } = { surfaces: [], lines: [] }] = readDrawing(sheet(inside)).things;
  expect(surfaces).toEqual([]);
  expect(lines.map(({ width }) => width)).toEqual([3]);
});

function circle(radius: number, scale: number) {
  const inside = `<g data-relief="1" transform="scale(${scale})"><circle r="${radius}"/></g>`;
  return readDrawing(sheet(inside)).things[0]!.surfaces[0]!.outlines[0]!.length;
}

test("a curve that is made larger is as round as any other", () => {
  expect(circle(2, 10)).toBe(circle(20, 1));
});

test("what a drawing program adds for itself is passed over", () => {
  const inside =
    '<defs><g><path d="M0 0"/></g></defs><metadata><rdf/></metadata><sodipodi:namedview xmlns:sodipodi="x"/><g data-relief="1"><path d="M0 0H4V4Z"/></g>';
  expect(readDrawing(sheet(inside)).things).toHaveLength(1);
});

test.each([
  ["no drawing", "<html/>", "no SVG"],
  ["half of one", '<svg viewBox="0 0 150 190"><g data-relief="1">', "half"],
  ["another size", sheet('<g data-relief="1"><path d="M0 0H4"/></g>', "0 0 210 297"), "viewBox"],
  ["no group", sheet(""), "data-relief"],
  ["a shape outside of a group", sheet('<path d="M0 0H4V4Z"/>'), "in no group"],
  ["a group without a height", sheet('<g id="sun"><circle r="5"/></g>'), "sun"],
  ["a height in words", sheet('<g id="sun" data-relief="high"><circle r="5"/></g>'), "sun"],
  ["a texture nobody knows", sheet('<g data-relief="1" data-texture="fur"/>'), "fur"],
  ["a thing in a thing", sheet('<g data-relief="1"><g data-relief="2"/></g>'), "another thing"],
  ["a transform nobody knows", sheet('<g data-relief="1" transform="bend(2)"/>'), "transform"],
  [
    "paint in a style sheet",
    sheet('<g data-relief="1"><path class="st0" d="M0 0H4"/></g>'),
    "style sheet",
  ],
  [
    "a width that is none",
    sheet('<g id="sun" data-relief="1"><rect width="x" height="2"/></g>'),
    "sun",
  ],
  [
    "a width in per cent",
    sheet('<g id="sun" data-relief="1"><rect width="100%" height="2"/></g>'),
    "sun",
  ],
  ["a picture", sheet('<g id="sun" data-relief="1"><image href="x"/></g>'), "<image>"],
  ["a path that is none", sheet('<g id="sun" data-relief="1"><path d="M0 0X"/></g>'), "sun"],
])("%s is refused, and why is told", (_, svg, why) => {
  expect(() => readDrawing(svg)).toThrow(DrawingError);
  expect(() => readDrawing(svg)).toThrow(why);
});
