import type { CrossSection, Manifold, ManifoldToplevel } from "manifold-3d";
import type { Point } from "../drawing/flattenPath.ts";
import type { Surface } from "../drawing/readDrawing.ts";

/** Solid geometry (manifold-3d). Its objects live in the memory of its module, and go with that. */
export type Geometry = ReturnType<typeof geometry>;
export type Shape = CrossSection;
export type Solid = Manifold;

/** In millimetres: so far an edge may be from where it was drawn, which no printer shows. */
const FINE = 0.02;

/** In cubic millimetres. */
const SLIVER = 0.001;

export function geometry({ CrossSection: Section, Manifold: Body }: ManifoldToplevel) {
  const nothing = () => Section.square(0);

  function union(shapes: readonly Shape[]): Shape {
    return shapes.length === 0 ? nothing() : Section.union(shapes).simplify(FINE);
  }

  return {
    nothing,
    union,
    offset,
    surface: ({ outlines, isEvenOdd }: Surface) =>
      new Section(
        outlines.map((points) => points.map(onPlate)),
        isEvenOdd ? "EvenOdd" : "NonZero",
      ),
    polygon: (points: readonly Point[]) => new Section([points.map(onPlate)], "NonZero"),
    /** A line with round ends. */
    line(points: readonly Point[], width: number) {
      const circle = Section.circle(width / 2, 24);
      const ends = points.map((point) => circle.translate(onPlate(point)));
      return union(ends.slice(1).map((end, index) => Section.hull([ends[index]!, end])));
    },
    circle: (radius: number) => Section.circle(radius, 24),
    rectangle: (x: number, y: number, width: number, height: number) =>
      Section.square([width, height]).translate([x, y]),
    /** What a disc of this radius can reach inside a shape: without thin parts and sharp tips. */
    opening: (shape: Shape, radius: number) => offset(offset(shape, -radius), radius),
    /** A shape without slits and notches into which a disc of this radius does not fit. */
    closing: (shape: Shape, radius: number) => offset(offset(shape, radius), -radius),
    solids: (bodies: readonly Solid[]) => Body.union(bodies),
    /** A solid without the slivers of no volume that a union may leave inside. */
    withoutSlivers: (solid: Solid) =>
      Body.union(solid.decompose().filter((piece) => piece.volume() > SLIVER)),
    ball: (radius: number) => Body.sphere(radius, 20),
  };
}

function offset(shape: Shape, by: number) {
  return shape.offset(by, "Round", 2, Math.max(12, Math.ceil(Math.abs(by) * 16))).simplify(FINE);
}

/** A place of a drawing, which counts from the top, on the plate, which counts from the bottom. */
export function onPlate([x, y]: Point): [number, number] {
  return [x, -y];
}
