import type { Point } from "./flattenPath.ts";
import { parseNumbers } from "./parseNumbers.ts";
import { transformFunctions } from "./svgVocabulary.ts";

/** How places of a drawing are moved: x becomes ax + cy + e, y becomes bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** What a `transform` of SVG does; `undefined` where it cannot be read. */
export function parseTransform(transform: string): Matrix | undefined {
  let matrix = identity;
  for (const [, name = "", list = ""] of transform.matchAll(step)) {
    const numbers = parseNumbers(list);
    const inner = numbers && parseStep(name, numbers);
    if (!inner) return undefined;
    matrix = multiply(matrix, inner);
  }
  return transform.replaceAll(step, "").trim() === "" ? matrix : undefined;
}

const step = /[\s,]*\b([a-z]+)\s*\(([^()]*)\)/giu;

function parseStep(name: string, n: readonly number[]): Matrix | undefined {
  if (!transformFunctions.get(name)?.includes(n.length)) return undefined;
  const [a = 0, b = 0, c = 0] = n;
  const angle = (a * Math.PI) / 180;
  switch (name) {
    case "matrix":
      return n as unknown as Matrix;
    case "translate":
      return [1, 0, 0, 1, a, b];
    case "scale":
      return [a, 0, 0, n.length > 1 ? b : a, 0, 0];
    case "rotate": {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [cos, sin, -sin, cos, b - cos * b + sin * c, c - sin * b - cos * c];
    }
    case "skewX":
      return [1, 0, Math.tan(angle), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(angle), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

/** What `inner` does, and then what is around it. */
export function multiply([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix {
  const [ia, ib, ic, id, ie, jf] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * jf + e,
    b * ie + d * jf + f,
  ];
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How many times as wide a line becomes. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Whether a line of one width would become wider one way than the other. */
export function isStretched([a, b, c, d]: Matrix): boolean {
  const [square, twist] = [a * a + b * b - c * c - d * d, a * c + b * d];
  // The squares of the longest and the shortest way differ by this.
  return Math.hypot(square, 2 * twist) > 0.02 * (a * a + b * b + c * c + d * d);
}
