import { lights } from "./drawLights.js";
import { drawShadows } from "./drawShadows.js";

/** In millimetres: what is no farther from its cell of the map is as light as that. */
const SAME = 0.01;

/**
 * How much light of the window and of the room falls on each point.
 * @param {Float32Array} places three numbers for each point
 * @param {import("./drawHeights.js").HeightMap} map
 */
export function drawLight(places, map) {
  const { heights, width, cell } = map;
  const count = places.length / 3;
  const cells = cellsOf(places, map);
  const steep = new Uint32Array(count).map((_, at) => at).filter(isSteep);
  const looks = looksOf();
  const light = { window: new Float32Array(count), room: new Float32Array(count) };
  const onCells = {
    window: new Float32Array(heights.length),
    room: new Float32Array(heights.length),
  };
  const shadows = new Float32Array(heights.length);
  // Measured a little off the surface: on a slope its cells are steps, which would shade each other.
  const off = cell * 3;
  for (const { from, source, strength } of lights) {
    drawShadows(map, from, shadows);
    fallOnCells(onCells[source], from[2] * strength);
    fallOnSteep(light[source], from, strength);
  }
  for (let at = 0, next = 0; at < count; at++)
    if (steep[next] === at) next++;
    else {
      light.window[at] = onCells.window[cells[at] ?? 0] ?? 0;
      light.room[at] = onCells.room[cells[at] ?? 0] ?? 0;
    }
  return light;

  /** @param {number} at */
  function isSteep(at) {
    const of = cells[at] ?? 0;
    const own = heights[of] ?? 0;
    return (
      Math.abs((places[at * 3 + 2] ?? 0) - own) > SAME ||
      Math.abs((heights[of + 1] ?? own) - own) > SAME / 2 ||
      Math.abs((heights[of + width] ?? own) - own) > SAME / 2
    );
  }

  /** Where the surface looks at each of the steep points. */
  function looksOf() {
    const result = new Float32Array(steep.length * 3);
    for (let place = 0; place < steep.length; place++) {
      const of = cells[steep[place] ?? 0] ?? 0;
      const x = (heights[of - 1] ?? 0) - (heights[of + 1] ?? 0);
      const y = (heights[of - width] ?? 0) - (heights[of + width] ?? 0);
      const length = Math.hypot(x, y, 2 * cell);
      result.set([x / length, y / length, (2 * cell) / length], place * 3);
    }
    return result;
  }

  /**
   * @param {Float32Array} sums
   * @param {number} strength
   */
  function fallOnCells(sums, strength) {
    for (let at = 0; at < sums.length; at++)
      if (shadows[at] === heights[at]) sums[at] = (sums[at] ?? 0) + strength;
  }

  /**
   * @param {Float32Array} sums
   * @param {readonly [x: number, y: number, z: number]} from
   * @param {number} strength
   */
  function fallOnSteep(sums, [x, y, z], strength) {
    for (let place = 0; place < steep.length; place++) {
      const at = steep[place] ?? 0;
      const lookX = looks[place * 3] ?? 0;
      const lookY = looks[place * 3 + 1] ?? 0;
      const lookZ = looks[place * 3 + 2] ?? 0;
      const straight = lookX * x + lookY * y + lookZ * z;
      if (straight <= 0) continue;
      const beside = Math.round((lookX * off) / cell) + Math.round((lookY * off) / cell) * width;
      const of = (cells[at] ?? 0) + beside;
      const above = (places[at * 3 + 2] ?? 0) + lookZ * off * Math.sqrt(1 - lookZ * lookZ);
      if ((shadows[of] ?? 0) <= Math.max(above, heights[of] ?? 0))
        sums[at] = (sums[at] ?? 0) + straight * strength;
    }
  }
}

/**
 * The cell of each point; of those beside the map the first, which is in no shadow either.
 * @param {Float32Array} places
 * @param {import("./drawHeights.js").HeightMap} map
 */
function cellsOf(places, { width, height, cell, left, front }) {
  const cells = new Int32Array(places.length / 3);
  for (let at = 0; at < cells.length; at++) {
    const column = Math.floor(((places[at * 3] ?? 0) - left) / cell);
    const row = Math.floor(((places[at * 3 + 1] ?? 0) - front) / cell);
    const inside = column >= 0 && row >= 0 && column < width && row < height;
    cells[at] = inside ? row * width + column : 0;
  }
  return cells;
}
