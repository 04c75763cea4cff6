import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawModel } from "./drawModel.js";
import { drawShadows } from "./drawShadows.js";
import { drawTriangles } from "./drawTriangles.js";

describe("a picture of a model", () => {
  it.each<[side: "front" | "right", shadow: string]>([
    ["front", "right"],
    ["right", "left"],
  ])("from the %s has its shadow on the %s", async (side, shadow) => {
    const picture = await drawModel(block(60, 60, 10), side);
    expect(picture.byteLength).toBeLessThan(45_000);
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 960, height: 720, channels: 3 });
    const red = (column: number, row: number) => data[(row * 960 + column) * 3]!;
    const [left, middle, right] = [red(8, 600), red(480, 360), red(951, 600)];
    expect(middle).toBeGreaterThan(Math.max(left, right));
    const darker = darkest(data, 0, 480) < darkest(data, 480, 960) ? "left" : "right";
    expect(darker).toBe(shadow);
  });
});

describe("a shadow", () => {
  it.each<[from: string, light: [number, number, number], dark: number[]]>([
    ["the left", [-1, 0, 1], [5, 6]],
    ["the right", [1, 0, 1], [1, 2]],
    ["above", [0, 0.001, 1], []],
  ])("of light from %s lies as far as the wall is high", (_, light, dark) => {
    const [width, height] = [9, 3];
    const heights = new Float32Array(width * height);
    for (let row = 0; row < height; row++) heights.fill(2.5, row * width + 3, row * width + 5);
    const shadows = new Float32Array(heights.length);
    drawShadows({ heights, width, height, cell: 1, left: 0, front: 0 }, light, shadows);
    const middle = [...shadows.subarray(width, 2 * width).keys()];
    expect(middle.filter((at) => shadows[width + at]! > heights[width + at]!)).toEqual(dark);
  });
});

describe("triangles", () => {
  const near = [0, 0, 2, 4, 0, 2, 0, 4, 2];
  const far = [0, 0, 1, 4, 0, 1, 0, 4, 1];

  it.each([
    [near, far],
    [far, near],
  ])("show the nearest, whichever is drawn last", (one, other) => {
    const drawn = drawTriangles(
      new Float32Array([...one, ...other]),
      new Uint32Array([0, 1, 2, 3, 4, 5]),
      { width: 4, height: 4, nothing: 0 },
    );
    expect([...drawn]).toEqual([2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 0, 0, 2, 0, 0, 0]);
  });

  it("are not seen from behind", () => {
    const picture = { width: 4, height: 4, nothing: 0 };
    const drawn = drawTriangles(new Float32Array(near), new Uint32Array([0, 2, 1]), picture);
    expect(Math.max(...drawn)).toBe(0);
  });
});

function darkest(data: Buffer, from: number, to: number) {
  let least = 255;
  for (let at = 0; at < data.length; at += 3) {
    const column = (at / 3) % 960;
    if (column >= from && column < to) least = Math.min(least, data[at]!);
  }
  return least;
}

/** A box of that size, in millimetres. */
function block(width: number, depth: number, height: number) {
  const corners = new Float32Array(
    [0, height].flatMap((z) => [0, 0, z, width, 0, z, width, depth, z, 0, depth, z]),
  );
  const quads = [
    [3, 2, 1, 0],
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
  ] as const;
  const triangles = new Uint32Array(quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]));
  return { corners, triangles };
}
