import type { Solid } from "../model/geometry.ts";

/** The surface of a solid: corners, and which three make each triangle, seen from outside. */
export type Triangles = { corners: Float32Array; triangles: Uint32Array };

export function trianglesOf(solid: Solid): Triangles {
  const { numProp, vertProperties, triVerts } = solid.getMesh();
  const count = vertProperties.length / numProp;
  const corners = new Float32Array(count * 3);
  for (let corner = 0; corner < count; corner++)
    corners.set(vertProperties.subarray(corner * numProp, corner * numProp + 3), corner * 3);
  return { corners, triangles: triVerts };
}
