import type { Drawing, Texture, Thing } from "../drawing/readDrawing.ts";
import { figures } from "./figures.ts";
import type { Geometry, Shape, Solid } from "./geometry.ts";
import { cutBoard, rounded } from "./solids.ts";

/** A thing whose surface is known. */
export type Shaped = Thing & { shape: Shape };

/** The things of a drawing as shapes. */
export function shapesOf(geo: Geometry, { things }: Drawing): Shaped[] {
  return things.map((thing) => ({
    ...thing,
    shape: geo.union([
      ...thing.surfaces.map(geo.surface),
      ...thing.lines.map(({ points, width }) => geo.line(points, width)),
    ]),
  }));
}

/** The drawing by height; hollows are cut out of the things they lie in. */
export function levelsOf(shaped: readonly Shaped[]): Shaped[] {
  const over = shaped.filter(({ height }) => height > 0);
  return shaped
    .filter(({ height }) => height < 0)
    .reduce<Shaped[]>(
      (levels, hollow) =>
        levels.flatMap((level) => {
          const outside = level.shape.subtract(hollow.shape);
          const inside = level.shape.intersect(hollow.shape);
          const height = level.height + hollow.height;
          return [
            { ...level, shape: outside },
            ...(inside.isEmpty() || height <= 0
              ? []
              : [{ ...level, height, texture: hollow.texture, shape: inside }]),
          ];
        }),
      over,
    )
    .filter(({ shape }) => !shape.isEmpty());
}

/** The solid that fingers read: the plate and all that stands on it. */
export function reliefOf(geo: Geometry, drawing: Drawing): Solid {
  const levels = levelsOf(shapesOf(geo, drawing));
  const bodies = levels.flatMap((level) => {
    const higher = geo.union(
      levels.filter(({ height }) => height > level.height).map(({ shape }) => shape),
    );
    return textured(geo, level, higher).concat(raised(geo, level.shape, level.height));
  });
  return geo.withoutSlivers(geo.solids([plateOf(geo), ...bodies]));
}

/** Where the middle of the label is. */
const middleOfLabel = [
  figures.plate.width / 2,
  figures.labelHeight / 2 + 1 - figures.plate.height,
] as const;

/** The plate, with the recess into which the label is glued. */
function plateOf(geo: Geometry): Solid {
  const { thickness, edge } = figures.plate;
  const plate = rounded(geo, plateShape(geo), thickness, edge).translate([0, 0, -thickness]);
  return plate.subtract(recessOf(geo, middleOfLabel));
}

/** A relief with a label in its place. */
export function attachLabel(geo: Geometry, relief: Solid, label: Solid): Solid {
  const { width, height, recess } = figures.label;
  const [x, y] = middleOfLabel;
  return geo.solids([relief, label.translate([x - width / 2, y - height / 2, -recess])]);
}

/** Where a label goes, its middle in this place: a little wider than the label. */
export function recessOf(geo: Geometry, [x, y]: readonly [number, number]): Solid {
  const { width, height, corner, recess, loose } = figures.label;
  const size = [width + 2 * loose, height + 2 * loose] as const;
  return cutBoard(geo, [x - size[0] / 2, y - size[1] / 2], size, corner)
    .extrude(recess + 1)
    .translate([0, 0, -recess]);
}

/** Its upper corner on the right is cut off: so fingers know which way up it lies. */
export function plateShape(geo: Geometry): Shape {
  const { width, height, corner, cut } = figures.plate;
  const whole = geo.rectangle(0, -height, width, height);
  const right = geo.polygon([
    [width - cut, 0],
    [width, 0],
    [width, cut],
  ]);
  return geo.opening(whole.subtract(right), corner);
}

/** Stands on the plate, and a little in it: bodies that only touch would be two. */
function raised(geo: Geometry, shape: Shape, height: number) {
  const sunk = figures.plate.thickness / 2;
  return rounded(geo, shape, height + sunk, figures.rounding).translate([0, 0, -sunk]);
}

/** In millimetres: how far a texture keeps from the edge, and from what stands on it. */
const [INSIDE, AWAY] = [1.2, 1.5];

function textured(geo: Geometry, level: Shaped, higher: Shape): Solid[] {
  const { shape, height, texture } = level;
  if (!texture) return [];
  // Where the patch is narrower, only crumbs of marks would fit.
  const wide = geo.opening(shape.subtract(higher), figures.texture.patch / 2);
  const patch = geo.offset(shape, -INSIDE).subtract(geo.offset(higher, AWAY)).intersect(wide);
  const marks = marksOn(geo, texture, patch);
  return marks.isEmpty()
    ? []
    : [rounded(geo, marks, height + figures.texture.height + 1, 0.4).translate([0, 0, -1])];
}

/** The part of a level that nothing higher covers. */
export function uncoveredPart(geo: Geometry, level: Shaped, levels: readonly Shaped[]): Shape {
  const above = levels.filter(({ height }) => height > level.height);
  return level.shape.subtract(geo.union(above.map(({ shape }) => shape)));
}

/** In square millimetres: what an edge leaves of a dot, or of a line, is no mark. */
const [PART_OF_DOT, PART_OF_LINE] = [1.4, 4];

/** The marks of a texture on a patch, without those that its edge cuts to crumbs. */
export function marksOn(geo: Geometry, texture: Texture, patch: Shape): Shape {
  const least = texture === "dots" ? PART_OF_DOT : PART_OF_LINE;
  const marks = geo.opening(patch.intersect(marksOf(geo, texture, patch)), 0.45);
  return geo.union(marks.decompose().filter((mark) => mark.area() > least));
}

/** The last place before this one at which a mark is: all patches have theirs in the same places. */
function from(start: number, step: number) {
  return Math.floor(start / step) * step;
}

/** The raised marks of a texture, over the whole of a patch. */
function marksOf(geo: Geometry, texture: Texture, patch: Shape): Shape {
  const { min, max } = patch.bounds();
  const [left, right] = [min[0] - 10, max[0] + 10];
  const [bottom, top] = [min[1] - 10, max[1] + 10];
  const marks: Shape[] = [];
  switch (texture) {
    case "dots":
      for (let y = from(bottom, 3); y < top; y += 3)
        for (let x = from(left, 3); x < right; x += 3)
          marks.push(geo.circle(0.75).translate([x, y]));
      break;
    case "rows":
      for (let y = from(bottom, 3.2); y < top; y += 3.2)
        marks.push(geo.rectangle(left, y, right - left, 1.3));
      break;
    case "columns":
      for (let x = from(left, 3.2); x < right; x += 3.2)
        marks.push(geo.rectangle(x, bottom, 1.3, top - bottom));
      break;
    case "lines": {
      const step = 3.4 * Math.SQRT2;
      const rise = top - bottom;
      for (let x = from(left - rise, step); x < right; x += step)
        marks.push(
          geo.line(
            [
              [x, -bottom],
              [x + rise, -top],
            ],
            1.3,
          ),
        );
      break;
    }
    case "waves":
      for (let y = from(bottom, 4); y < top; y += 4)
        marks.push(
          geo.line(
            Array.from({ length: Math.ceil(right - left) }, (_, index) => [
              left + index,
              -(y + 0.9 * Math.sin((left + index) / 1.6)),
            ]),
            1.3,
          ),
        );
      break;
  }
  return geo.union(marks);
}
