import type { Geometry, Shape, Solid } from "./geometry.ts";

/** In millimetres: the layer of a printer, which prints no finer steps. */
const LAYER = 0.2;

/** A shape of this height whose upper edge is round, layer by layer. */
export function rounded(geo: Geometry, shape: Shape, height: number, radius: number): Solid {
  const layers = Math.round(radius / LAYER);
  const bodies = [shape.extrude(height - radius)];
  for (let layer = 0; layer < layers; layer++) {
    const up = (layer + 0.5) * LAYER;
    const inset = radius - Math.sqrt(radius ** 2 - up ** 2);
    const smaller = geo.offset(shape, -inset);
    if (smaller.isEmpty()) break;
    // Half a layer deeper, so that they are one body.
    bodies.push(
      smaller.extrude(LAYER * 1.5).translate([0, 0, height - radius + (layer - 0.5) * LAYER]),
    );
  }
  return geo.solids(bodies);
}

/** A rectangle with round corners. */
export function board(
  geo: Geometry,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  corner: number,
): Shape {
  return geo.opening(geo.rectangle(x, y, width, height), corner);
}

/** A rectangle whose corners are cut off at 45°: standing on its edge, it prints without supports. */
export function cutBoard(
  geo: Geometry,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  cut: number,
): Shape {
  const [right, top] = [x + width, y + height];
  const outline = [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, top - cut],
    [right - cut, top],
    [x + cut, top],
    [x, top - cut],
    [x, y + cut],
  ] as const;
  return geo.polygon(outline.map(([across, up]) => [across, -up]));
}
