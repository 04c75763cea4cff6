import { assert, boolean, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { flattenPath } from "./flattenPath.ts";

test.each([
  [
    "a line",
    "M1 2L3 4",
    [
      [1, 2],
      [3, 4],
    ],
    false,
  ],
  [
    "from where one is",
    "m1 2l2 2",
    [
      [1, 2],
      [3, 4],
    ],
    false,
  ],
  [
    "lines after a move without a letter",
    "M1 2 3 4 5 4",
    [
      [1, 2],
      [3, 4],
      [5, 4],
    ],
    false,
  ],
  [
    "across and down",
    "M1 2H5V6h-1v-1",
    [
      [1, 2],
      [5, 2],
      [5, 6],
      [4, 6],
      [4, 5],
    ],
    false,
  ],
  [
    "a surface",
    "M0 0H4V4Z",
    [
      [0, 0],
      [4, 0],
      [4, 4],
    ],
    true,
  ],
  [
    "numbers that stand close",
    "M.5.5L-1-.5",
    [
      [0.5, 0.5],
      [-1, -0.5],
    ],
    false,
  ],
  [
    "numbers with an exponent",
    "M1e1 0L2e-1 0",
    [
      [10, 0],
      [0.2, 0],
    ],
    false,
  ],
])("%s is read from a path", (_, d, points, isClosed) => {
  expect(flattenPath(d)).toEqual([{ points, isClosed }]);
});

test.each([
  ["a cubic curve", "M0 0C0 4 8 4 8 0", [4, 3]],
  ["a smooth curve, the control mirrored", "M-8 0C-8 -4 0 -4 0 0S8 4 8 0", [4, 3]],
  ["a quadratic curve", "M0 0Q4 6 8 0", [4, 3]],
  ["an arc, its flags close together", "M0 0A4 4 0 018 0", [4, -4]],
  ["an arc the other way", "M0 0A4 4 0 0 0 8 0", [4, 4]],
  ["an arc that is too small for its ends", "M0 0A1 1 0 0 1 8 0", [4, -4]],
])("%s passes where it should", (_, d, [x = 0, y = 0]) => {
  const [{ points } = { points: [] }] = flattenPath(d);
  const nearest = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
  expect(nearest).toBeLessThan(0.5);
  expect(points.at(-1)).toEqual([8, 0]);
});

test("an empty path draws nothing", () => {
  expect(flattenPath("")).toEqual([]);
});

test.each([
  "L",
  "L1 2",
  "M1",
  "M1 2 3",
  "hello",
  "M0 0 X 3 4",
  "M0 0C1 2 3",
  "M0 0,,1 1",
  "M0 0;1 1",
  "M0 0 1e",
  "M0 0 1e999 1",
  "M0 0Z1",
  "M0 0A4 4 0 2 1 8 0",
  "M0 0A4 4 0 0 .5 8 0",
  "M0 0A4 4 0 -1 1 8 0",
  "M0 0A4 4 0 0",
])("“%s” is refused", (d) => {
  expect(() => flattenPath(d)).toThrow("No path");
});

test("an arc is the same with its flags close together, and with radii below zero", () => {
  const number = integer({ min: 1, max: 90 });
  assert(
    property(
      number,
      number,
      number,
      boolean(),
      boolean(),
      number,
      number,
      (rx, ry, turned, isLarge, isClockwise, x, y) => {
        const flags = [isLarge, isClockwise].map(Number);
        const apart = flattenPath(`M3 4A${rx},${ry} ${turned} ${flags.join(" ")} ${x} -${y}`);
        expect(apart[0]!.points.at(-1)).toEqual([x, -y]);
        expect(apart.flatMap(({ points }) => points.flat()).every(Number.isFinite)).toBe(true);
        expect(flattenPath(`M3,4A${rx} ${ry} ${turned} ${flags.join("")}${x}-${y}`)).toEqual(apart);
        expect(flattenPath(`m3 4A-${rx}-${ry} ${turned} ${flags.join()} ${x},-${y}`)).toEqual(
          apart,
        );
      },
    ),
  );
});
