import type { Triangles } from "./triangles.ts";

const [HEADER, TRIANGLE] = [84, 50];

/** A surface as binary STL, which every workshop takes. It has no unit: millimetres, as usual. */
export function stlOf({ corners, triangles }: Triangles): Uint8Array {
  const count = triangles.length / 3;
  const bytes = new Uint8Array(HEADER + count * TRIANGLE);
  const view = new DataView(bytes.buffer);
  view.setUint32(80, count, true);
  const corner = (triangle: number, which: number, axis: number) =>
    corners[triangles[triangle * 3 + which]! * 3 + axis]!;
  for (let triangle = 0; triangle < count; triangle++) {
    const at = HEADER + triangle * TRIANGLE;
    const edge = (which: number) =>
      [0, 1, 2].map((axis) => corner(triangle, which, axis) - corner(triangle, 0, axis));
    const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0]] = [edge(1), edge(2)];
    const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const length = Math.hypot(...normal) || 1;
    for (const [axis, part] of normal.entries())
      view.setFloat32(at + axis * 4, part / length, true);
    for (let which = 0; which < 3; which++)
      for (let axis = 0; axis < 3; axis++)
        view.setFloat32(at + 12 + which * 12 + axis * 4, corner(triangle, which, axis), true);
  }
  return bytes;
}
