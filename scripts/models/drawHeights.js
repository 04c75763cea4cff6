import { drawTriangles } from "./drawTriangles.js";

/**
 * A surface from straight above: how high it is in each cell, row by row from the front.
 * @typedef {{
 *   heights: Float32Array,
 *   width: number,
 *   height: number,
 *   cell: number,
 *   left: number,
 *   front: number,
 * }} HeightMap
 */

/** In millimetres: fine enough for the edge of a dot of braille. */
const CELL = 0.13;

/** In millimetres: how far beside the model its shadows are drawn. */
const BESIDE = 16;

/** In cells, to each side: plaster fills the steps of a fifth of a millimetre that printers make. */
const SMOOTHED = 2;

/**
 * A surface from straight above, cast in plaster, and around it the table on which it lies.
 * @param {import("../../src/tactile/files/triangles.ts").Triangles} surface
 * @param {import("./drawCamera.js").Box} box
 * @returns {HeightMap}
 */
export function drawHeights({ corners, triangles }, { low, high }) {
  const [left, front] = [low[0] - BESIDE, low[1] - BESIDE];
  const width = Math.ceil((high[0] + BESIDE - left) / CELL);
  const height = Math.ceil((high[1] + BESIDE - front) / CELL);
  const inCells = corners.map((part, place) => {
    if (place % 3 === 2) return part;
    return (part - (place % 3 === 0 ? left : front)) / CELL;
  });
  let heights = drawTriangles(inCells, triangles, { width, height, nothing: low[2] });
  for (const stride of [1, width, 1, width]) heights = smooth(heights, stride);
  return { heights, width, height, cell: CELL, left, front };
}

/**
 * @param {Float32Array} heights
 * @param {number} stride
 */
function smooth(heights, stride) {
  const result = heights.slice();
  const reach = SMOOTHED * stride;
  for (let at = reach; at < heights.length - reach; at++) {
    let sum = 0;
    for (let from = at - reach; from <= at + reach; from += stride) sum += heights[from] ?? 0;
    result[at] = sum / (2 * SMOOTHED + 1);
  }
  return result;
}
