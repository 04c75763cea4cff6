/**
 * How near a surface is in each pixel; `nothing` where there is none. Corners are a column, a row from
 * the bottom and a nearness; what is seen from behind is left out.
 * @param {Float32Array} corners
 * @param {Uint32Array} triangles
 * @param {{ width: number, height: number, nothing: number }} picture
 */
export function drawTriangles(corners, triangles, { width, height, nothing }) {
  const nearness = new Float32Array(width * height).fill(nothing);
  for (let triangle = 0; triangle < triangles.length / 3; triangle++) {
    const a = (triangles[triangle * 3] ?? 0) * 3;
    const b = (triangles[triangle * 3 + 1] ?? 0) * 3;
    const c = (triangles[triangle * 3 + 2] ?? 0) * 3;
    const [aX, aY, aNear] = [corners[a] ?? 0, corners[a + 1] ?? 0, corners[a + 2] ?? 0];
    const [bX, bY, bNear] = [corners[b] ?? 0, corners[b + 1] ?? 0, corners[b + 2] ?? 0];
    const [cX, cY, cNear] = [corners[c] ?? 0, corners[c + 1] ?? 0, corners[c + 2] ?? 0];
    const area = (bX - aX) * (cY - aY) - (bY - aY) * (cX - aX);
    if (area <= 0) continue;
    const nearByX = ((bNear - aNear) * (cY - aY) - (cNear - aNear) * (bY - aY)) / area;
    const nearByY = ((cNear - aNear) * (bX - aX) - (bNear - aNear) * (cX - aX)) / area;
    const [nearest, farthest] = [Math.max(aNear, bNear, cNear), Math.min(aNear, bNear, cNear)];
    const firstRow = Math.max(0, Math.ceil(Math.min(aY, bY, cY) - 0.5));
    const lastRow = Math.min(height - 1, Math.floor(Math.max(aY, bY, cY) - 0.5));
    for (let row = firstRow; row <= lastRow; row++) {
      const y = row + 0.5;
      const ab = crossing(aX, aY, bX, bY, y);
      const bc = crossing(bX, bY, cX, cY, y);
      const ca = crossing(cX, cY, aX, aY, y);
      const one = Number.isNaN(ab) ? bc : ab;
      const other = Number.isNaN(ca) ? bc : ca;
      const first = Math.max(0, Math.ceil(Math.min(one, other) - 0.5));
      const last = Math.min(width - 1, Math.floor(Math.max(one, other) - 0.5));
      for (let column = first; column <= last; column++) {
        const at = row * width + column;
        const plane = aNear + (column + 0.5 - aX) * nearByX + (y - aY) * nearByY;
        // Of a triangle seen from its edge, the plane shoots far beyond its corners.
        const near = Math.min(Math.max(plane, farthest), nearest);
        if (near > (nearness[at] ?? 0)) nearness[at] = near;
      }
    }
  }
  return nearness;
}

/**
 * Where an edge crosses a row, if it does.
 * @param {number} fromX
 * @param {number} fromY
 * @param {number} toX
 * @param {number} toY
 * @param {number} y
 */
function crossing(fromX, fromY, toX, toY, y) {
  if (fromY > y === toY > y) return Number.NaN;
  return fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
}
