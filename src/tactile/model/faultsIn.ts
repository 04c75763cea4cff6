import type { Drawing } from "../drawing/readDrawing.ts";
import { figures } from "./figures.ts";
import { onPlate, type Geometry, type Shape } from "./geometry.ts";
import { levelsOf, plateShape, uncoveredPart, shapesOf, type Shaped } from "./relief.ts";

export type FaultKind =
  | "thin"
  | "frail"
  | "close"
  | "step"
  | "levels"
  | "low"
  | "high"
  | "empty"
  | "patch"
  | "alike"
  | "small"
  | "hollow"
  | "outside";

/** What fingers could not read, or a printer not print, and where: for the picture of the faults. */
export type Fault = {
  kind: FaultKind;
  thing: string;
  /** The other one, of two that overlap or lie side by side. */
  other?: string;
  /** Where in the drawing, in millimetres from its top left; none, where it is the whole. */
  at?: readonly [x: number, y: number];
  shape?: Shape;
};

/** In square millimetres: what offsets leave at every corner is no fault. */
const CRUMB = 0.35;

/** How much of the room around it something fills that has no form but that of a dot. */
const LIKE_A_DOT = 0.8;

/** Every place where a drawing is smaller, closer, steeper or sharper than the figures. */
export function faultsIn(geo: Geometry, drawing: Drawing): Fault[] {
  const shaped = shapesOf(geo, drawing);
  const levels = levelsOf(shaped);
  const raised = shaped.filter(({ height }) => height > 0);
  const hollows = shaped.filter(({ height }) => height < 0);
  return [
    ...faultsOfWhole(raised),
    ...shaped
      .filter(({ shape }) => shape.isEmpty())
      .map(({ name }) => ({ kind: "empty" as const, thing: name })),
    ...raised.flatMap((thing) => [
      ...faultsAt(geo, "thin", thing.name, tooThin(geo, thing.shape, figures.line)),
      ...faultsAt(geo, "frail", thing.name, tooFrail(geo, thing, raised)),
    ]),
    ...tooClose(geo, levels),
    ...smallSteps(geo, raised),
    ...smallPatches(geo, levels),
    ...sameTextures(geo, levels),
    ...tooSmall(geo, raised),
    ...hollows.flatMap(({ name, shape, height }) =>
      -height < figures.hollow.depth
        ? faultsAt(geo, "hollow", name, shape)
        : faultsAt(geo, "hollow", name, tooThin(geo, shape, figures.hollow.width)),
    ),
    ...shaped.flatMap(({ name, shape }) =>
      faultsAt(geo, "outside", name, shape.subtract(drawingArea(geo))),
    ),
  ];
}

function faultsOfWhole(raised: readonly Shaped[]): Fault[] {
  const heights = raised.map(({ height }) => height);
  const highest = Math.max(...heights);
  return [
    ...(new Set(heights).size > figures.levels ? [{ kind: "levels" as const, thing: "" }] : []),
    ...(raised.length === 0 ? [{ kind: "empty" as const, thing: "" }] : []),
    ...raised
      .filter(({ height }) => height < figures.lowest)
      .map(({ name }) => ({ kind: "low" as const, thing: name })),
    ...raised
      .filter(({ height }) => height === highest && height > figures.highest)
      .map(({ name }) => ({ kind: "high" as const, thing: name })),
  ];
}

/** What a disc as wide as `width` cannot reach: thin parts and sharp tips. */
function tooThin(geo: Geometry, shape: Shape, width: number) {
  const reached = geo.opening(shape, width / 2);
  // A round tip of half the width is no tip: the disc comes close enough.
  return shape.subtract(geo.offset(reached, width * 0.22));
}

/** In millimetres: how wide the narrowest thing of a drawing is, to a tenth. */
export function smallestIn(geo: Geometry, drawing: Drawing): number {
  const shapes = shapesOf(geo, drawing)
    .filter(({ height }) => height > 0)
    .map(({ shape }) => shape);
  const isMet = (tenths: number) =>
    shapes.every(
      (shape) => faultsAt(geo, "thin", "", tooThin(geo, shape, tenths / 10)).length === 0,
    );
  let [met, missed] = [0, 200];
  while (missed - met > 1) {
    const middle = Math.floor((met + missed) / 2);
    if (isMet(middle)) met = middle;
    else missed = middle;
  }
  return met / 10;
}

/** What stands so free that it would break. */
function tooFrail(geo: Geometry, thing: Shaped, raised: readonly Shaped[]) {
  const { thick, free } = figures.stem;
  const beneath = raised.filter(
    ({ height }) => height < thing.height && height > thing.height - free,
  );
  const alone = thing.height > free ? thing.shape : geo.nothing();
  const thin = tooThin(geo, alone, thick);
  return thin.subtract(geo.union(beneath.map(({ shape }) => shape)));
}

/** Slits between what stands on the same ground. */
function tooClose(geo: Geometry, levels: readonly Shaped[]): Fault[] {
  const grounds = [...new Set([0, ...levels.map(({ height }) => height)])];
  return grounds.flatMap((ground) => {
    const above = geo.union(
      levels.filter(({ height }) => height >= ground + figures.step).map(({ shape }) => shape),
    );
    const floor =
      ground === 0
        ? plateShape(geo)
        : geo.union(levels.filter(({ height }) => height === ground).map(({ shape }) => shape));
    if (above.isEmpty()) return [];
    const filled = geo
      .closing(above, figures.gap / 2)
      .subtract(above)
      .intersect(floor);
    // In a corner, what cannot be reached is small; in a slit it is long.
    return faultsAt(geo, "close", "", geo.opening(filled, 0.4), 1.5);
  });
}

/** Neighbours that overlap with less than a step between them. */
function smallSteps(geo: Geometry, raised: readonly Shaped[]): Fault[] {
  return raised.flatMap((one, index) =>
    raised.slice(index + 1).flatMap((other) => {
      const step = Math.abs(one.height - other.height);
      return step > 0 && step < figures.step
        ? faultsAt(geo, "step", one.name, one.shape.intersect(other.shape)).map((fault) =>
            Object.assign(fault, { other: other.name }),
          )
        : [];
    }),
  );
}

/** Textures on what is too small for them, and on what something above leaves of them. */
function smallPatches(geo: Geometry, levels: readonly Shaped[]): Fault[] {
  return levels
    .filter(({ texture }) => texture !== undefined)
    .flatMap((level) => {
      // In a seam narrower than a gap there is no texture.
      const seen = geo.opening(uncoveredPart(geo, level, levels), figures.gap / 2);
      const pieces = seen.isEmpty() ? [level.shape] : seen.decompose();
      return pieces
        .filter((piece) => geo.offset(piece, -figures.texture.patch / 2).isEmpty())
        .flatMap((piece) => faultsAt(geo, "patch", level.name, piece));
    });
}

/** Neighbours with the same texture, which run together under a finger. */
function sameTextures(geo: Geometry, levels: readonly Shaped[]): Fault[] {
  const textured = levels.filter(({ texture }) => texture !== undefined);
  return textured.flatMap((one, index) =>
    textured
      .slice(index + 1)
      .filter(({ name, texture }) => name !== one.name && texture === one.texture)
      .flatMap((other) => {
        const [near, far] = [uncoveredPart(geo, one, levels), uncoveredPart(geo, other, levels)];
        return faultsAt(geo, "alike", one.name, geo.offset(near, figures.gap / 2).intersect(far))
          .slice(0, 1)
          .map((fault) => Object.assign(fault, { other: other.name }));
      }),
  );
}

/** What stands alone, is more than a dot, and lies wholly under a finger. */
function tooSmall(geo: Geometry, raised: readonly Shaped[]): Fault[] {
  const whole = geo.union(raised.map(({ shape }) => shape));
  return whole
    .decompose()
    .filter((piece) => longestSideOf(piece) < figures.form)
    .filter((piece) => piece.area() < LIKE_A_DOT * piece.hull().area())
    .flatMap((piece) => {
      const thing = raised.find(({ shape }) => !shape.intersect(piece).isEmpty());
      return faultsAt(geo, "small", thing?.name ?? "", piece);
    });
}

function longestSideOf(shape: Shape) {
  const { min, max } = shape.bounds();
  return Math.max(max[0] - min[0], max[1] - min[1]);
}

/** Where a drawing may be: not at the edge, not in the cut corner, not under the Braille. */
function drawingArea(geo: Geometry): Shape {
  const { margin, labelHeight, plate } = figures;
  const inside = geo.offset(plateShape(geo), -margin);
  return inside.subtract(geo.rectangle(0, -plate.height, plate.width, labelHeight));
}

/** The middle of a shape, or the nearest place to it on one that bends around it. */
function middleOf(geo: Geometry, shape: Shape): [x: number, y: number] {
  const { min, max } = shape.bounds();
  const middle: [number, number] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  if (!shape.intersect(geo.circle(0.2).translate(middle)).isEmpty()) return middle;
  const away = ([x, y]: readonly [number, number]) => Math.hypot(x - middle[0], y - middle[1]);
  const [nearest = middle] = shape
    .toPolygons()
    .flat()
    .toSorted((one, other) => away(one) - away(other));
  return nearest;
}

/** Each piece of what is wrong, with a place in it. */
function faultsAt(
  geo: Geometry,
  kind: FaultKind,
  thing: string,
  wrong: Shape,
  crumb = CRUMB,
): Fault[] {
  return wrong
    .decompose()
    .filter((piece) => piece.area() > crumb)
    .map((shape) => {
      const [x, y] = onPlate(middleOf(geo, shape));
      return { kind, thing, at: [Math.round(x), Math.round(y)] as const, shape };
    });
}
