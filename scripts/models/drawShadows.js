/**
 * How high the shadow reaches in each cell, in the light of one direction: what is lower is dark.
 * Goes away from the light, so that each cell takes the shadow of its neighbour towards the light,
 * lower by as much as the light falls on the way.
 * @param {import("./drawHeights.js").HeightMap} map
 * @param {readonly [x: number, y: number, z: number]} light where it comes from
 * @param {Float32Array} shadows the answer, of the size of `heights`
 */
export function drawShadows({ heights, width, height, cell }, [x, y, z], shadows) {
  const alongRow = Math.abs(x) > Math.abs(y);
  const [towards, along, aside] = alongRow ? [x, 1, width] : [y, width, 1];
  const drift = (alongRow ? y : x) / towards;
  const fall = (cell * z) / Math.abs(towards);
  // Whole cells: a mean of two neighbours would spread the shadow of a wall along the wall.
  const neighbours = Int32Array.from({ length: Math.max(width, height) }, (_, step) => {
    const next = step + Math.sign(towards);
    return (next - step) * along + (Math.round(next * drift) - Math.round(step * drift)) * aside;
  });
  const [up, right] = [y < 0, x < 0];
  shadows.set(heights);
  for (let rows = 1; rows < height - 1; rows++) {
    const row = up ? rows : height - 1 - rows;
    for (let columns = 1; columns < width - 1; columns++) {
      const column = right ? columns : width - 1 - columns;
      const at = row * width + column;
      const fallen = (shadows[at + (neighbours[alongRow ? column : row] ?? 0)] ?? 0) - fall;
      if (fallen > (heights[at] ?? 0)) shadows[at] = fallen;
    }
  }
}
