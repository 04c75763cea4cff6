import { parseNumbers } from "./parseNumbers.ts";

/** A place in a drawing, in millimetres from its top left corner. */
export type Point = readonly [x: number, y: number];

/** A line of points; closed, it is the edge of a surface. */
export type Outline = { points: readonly Point[]; isClosed: boolean };

/** In millimetres: a curve is at most so far from the points that stand for it. */
const TOLERANCE = 0.03;

/** No curve on the sheet needs so many points; one that would has left it. */
const MOST_POINTS = 1000;

/**
 * The lines that a path draws (`d` of SVG), its curves as points. `scale`: how many times as large
 * it will be. Throws on what is no path.
 */
export function flattenPath(d: string, scale = 1): Outline[] {
  const outlines: Outline[] = [];
  let points: Point[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  /** The last control point, mirrored by a smooth curve of the same kind. */
  let control: { of: string; at: Point } | undefined;

  function end(isClosed: boolean) {
    if (points.length > 1) outlines.push({ points, isClosed });
    points = [];
  }

  function lineTo(to: Point) {
    if (points.length === 0) points = [[x, y]];
    if (to[0] !== x || to[1] !== y) points.push(to);
    [x, y] = to;
  }

  function linesTo(places: readonly Point[]) {
    for (const place of places) lineTo(place);
  }

  for (const { letter, numbers } of parsePath(d)) {
    const isRelative = letter === letter.toLowerCase();
    const at = (index: number): Point => [
      numbers[index]! + (isRelative ? x : 0),
      numbers[index + 1]! + (isRelative ? y : 0),
    ];
    const kind = letter.toUpperCase();
    const mirrored = (of: string): Point =>
      control && of.includes(control.of) ? [2 * x - control.at[0], 2 * y - control.at[1]] : [x, y];
    let next: typeof control;
    switch (kind) {
      case "M":
        end(false);
        [x, y] = start = at(0);
        break;
      case "L":
        lineTo(at(0));
        break;
      case "H":
        lineTo([numbers[0]! + (isRelative ? x : 0), y]);
        break;
      case "V":
        lineTo([x, numbers[0]! + (isRelative ? y : 0)]);
        break;
      case "C":
      case "S": {
        const one = kind === "C" ? at(0) : mirrored("CS");
        const [two, to] = kind === "C" ? [at(2), at(4)] : [at(0), at(2)];
        linesTo(flattenCurve([x, y], one, two, to, scale));
        next = { of: "C", at: two };
        break;
      }
      case "Q":
      case "T": {
        const from: Point = [x, y];
        const one = kind === "Q" ? at(0) : mirrored("Q");
        const to = at(kind === "Q" ? 2 : 0);
        const [near, far] = [between(from, one, 2 / 3), between(to, one, 2 / 3)];
        linesTo(flattenCurve(from, near, far, to, scale));
        next = { of: "Q", at: one };
        break;
      }
      case "A": {
        const [rx = 0, ry = 0, turned = 0, isLarge, isClockwise] = numbers;
        const flags = [isLarge === 1, isClockwise === 1] as const;
        linesTo(flattenArc([x, y], [rx, ry], turned, ...flags, at(5), scale));
        break;
      }
      case "Z":
        end(true);
        [x, y] = start;
        break;
    }
    control = next;
  }
  end(false);
  return outlines;
}

/** How many numbers each command takes. */
const counts = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** An e is no command, but the exponent of a number. */
function parsePath(d: string) {
  const commands: { letter: string; numbers: number[] }[] = [];
  const text = d.trim();
  const pieces = text.match(/[a-df-z][^a-df-z]*/gi) ?? [];
  if (pieces.join("") !== text || !/^(?:m|$)/i.test(text)) throw new Error(`No path: ${d}`);
  for (const piece of pieces) {
    const letter = piece[0]!;
    const kind = letter.toUpperCase();
    const count = counts[kind as keyof typeof counts];
    const numbers = parseNumbers(
      piece.slice(1),
      kind === "A" ? (place) => place % 7 === 3 || place % 7 === 4 : undefined,
    );
    if (!numbers || count === undefined) throw new Error(`No path: ${piece}`);
    const times = count === 0 ? Number(numbers.length === 0) : numbers.length / count;
    if (times === 0 || !Number.isInteger(times)) throw new Error(`No path: ${piece}`);
    for (let time = 0; time < times; time++)
      commands.push({
        // Further places after the first of a move are lines.
        letter: time === 0 ? letter : letter.replace("M", "L").replace("m", "l"),
        numbers: numbers.slice(time * count, (time + 1) * count),
      });
  }
  return commands;
}

function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

function pointCount(wanted: number) {
  return Math.min(MOST_POINTS, Math.max(1, Math.ceil(wanted)));
}

/** The points of a Bézier curve after its first. */
function flattenCurve(from: Point, one: Point, two: Point, to: Point, scale: number): Point[] {
  const bend = Math.max(
    Math.hypot(from[0] - 2 * one[0] + two[0], from[1] - 2 * one[1] + two[1]),
    Math.hypot(one[0] - 2 * two[0] + to[0], one[1] - 2 * two[1] + to[1]),
  );
  const count = pointCount(Math.sqrt((0.75 * bend * scale) / TOLERANCE));
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count;
    const part = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * one[axis] +
      3 * (1 - t) * t ** 2 * two[axis] +
      t ** 3 * to[axis];
    return [part(0), part(1)];
  });
}

/** The points of an arc of an ellipse after its first (SVG 2, B.2). */
export function flattenArc(
  from: Point,
  [width, height]: Point,
  turned: number,
  isLarge: boolean,
  isClockwise: boolean,
  to: Point,
  scale: number,
): Point[] {
  if (width === 0 || height === 0) return [to];
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const tooFar = Math.sqrt((x / width) ** 2 + (y / height) ** 2);
  const larger = Math.max(1, tooFar);
  const [rx, ry] = [Math.abs(width) * larger, Math.abs(height) * larger];
  const square = (x / rx) ** 2 + (y / ry) ** 2;
  const away = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, 1 / square - 1));
  const [cx, cy] = [(away * rx * y) / ry, (-away * ry * x) / rx];
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const step = 2 * Math.acos(1 - Math.min(1, TOLERANCE / (Math.max(rx, ry) * scale)));
  const count = pointCount(Math.abs(sweep) / step);
  const [middleX, middleY] = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  return Array.from({ length: count }, (_, index): Point => {
    if (index === count - 1) return to;
    const at = first + (sweep * (index + 1)) / count;
    const [ex, ey] = [rx * Math.cos(at), ry * Math.sin(at)];
    return [middleX + cos * ex - sin * ey, middleY + sin * ex + cos * ey];
  });
}
