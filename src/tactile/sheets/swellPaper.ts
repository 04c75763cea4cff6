import type { Cell } from "../braille/brailleOf.ts";
import type { Drawing } from "../drawing/readDrawing.ts";
import { figures } from "../model/figures.ts";
import { pdfNumber } from "../files/pdf.ts";
import type { Geometry, Shape } from "../model/geometry.ts";
import { dotsOf } from "../model/label.ts";
import { levelsOf, marksOn, shapesOf } from "../model/relief.ts";

const { plate, swell, labelHeight } = figures;

/** In millimetres: where the plate would lie on a sheet of A4. */
const [LEFT, TOP] = [(210 - plate.width) / 2, 50];

/** In millimetres: how far a texture keeps from a line, so that fingers can tell them apart. */
const AWAY = 2.5;

/** In square millimetres: less is no line. */
const CRUMB = 3;

/** The black of a drawing on swell paper: outlines, the lines within, and textures. */
export function blackOf(geo: Geometry, drawing: Drawing): Shape {
  const levels = levelsOf(shapesOf(geo, drawing));
  const heights = [...new Set(levels.map(({ height }) => height))].toSorted((a, b) => a - b);
  const whole = geo.union(levels.map(({ shape }) => shape));
  // A line with an outline would be three lines.
  const wide = geo.opening(whole, swell.outline);
  const outlines = geo.union([edgeOf(geo, wide, swell.outline), whole.subtract(wide)]);
  const lines = heights.reduce((black, height) => {
    // Lines that run together could not be told apart: the lower is felt.
    const free = edgeOf(geo, from(height), swell.line).subtract(geo.offset(black, swell.white));
    const drawn = geo.opening(free.intersect(whole), swell.line / 2 - 0.1).decompose();
    return geo.union([black, ...drawn.filter((line) => line.area() > CRUMB)]);
  }, outlines);
  const textures = levels.flatMap(({ shape, height, texture }) => {
    if (!texture) return [];
    const above = heights.find((each) => each > height);
    const seen = above === undefined ? shape : shape.subtract(from(above));
    const patch = seen.subtract(geo.offset(lines, AWAY - swell.line));
    return [marksOn(geo, texture, patch)];
  });
  return geo.union([lines, ...textures]);

  function from(height: number) {
    return geo.union(levels.filter((each) => each.height >= height).map(({ shape }) => shape));
  }
}

function edgeOf(geo: Geometry, shape: Shape, width: number) {
  return geo.offset(shape, width / 2).subtract(geo.offset(shape, -width / 2));
}

/** A sheet of A4 with the drawing and its title in Braille, as PDF draws it, in millimetres. */
export function sheetOf(black: Shape, lines: readonly (readonly Cell[])[]): string {
  const outlines = black
    .toPolygons()
    .map(
      (points) =>
        `${points.map(([x, y], at) => `${pdfNumber(LEFT + x)} ${pdfNumber(TOP - y)} ${at === 0 ? "m" : "l"}`).join(" ")} h`,
    );
  const top = TOP + plate.height - labelHeight + 4;
  const dots = dotsOf(lines).map(([x, y]) => disc(LEFT + figures.margin + x, top + y));
  return `0 g\n${outlines.join("\n")} f*\n${dots.join("\n")}\n${corner}`;
}

/** Where the paper is to be cut, so that fingers know which way up it lies. */
const corner = "2 w 1 J 0 G 184 8 m 202 26 l S";

function disc(x: number, y: number) {
  const [radius, bend] = [swell.dot / 2, (swell.dot / 2) * 0.5523];
  const at = (dx: number, dy: number) => `${pdfNumber(x + dx)} ${pdfNumber(y + dy)}`;
  return [
    `${at(radius, 0)} m`,
    `${at(radius, bend)} ${at(bend, radius)} ${at(0, radius)} c`,
    `${at(-bend, radius)} ${at(-radius, bend)} ${at(-radius, 0)} c`,
    `${at(-radius, -bend)} ${at(-bend, -radius)} ${at(0, -radius)} c`,
    `${at(bend, -radius)} ${at(radius, -bend)} ${at(radius, 0)} c f`,
  ].join(" ");
}
