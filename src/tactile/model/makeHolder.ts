import { stlOf } from "../files/stl.ts";
import { threeMfOf } from "../files/threeMf.ts";
import { trianglesOf } from "../files/triangles.ts";
import { figures } from "./figures.ts";
import { holderOf } from "./holder.ts";
import { loadGeometry } from "./loadGeometry.ts";

/** What a label hangs in on the wall: the same for all of them. */
export async function makeHolder(wasm?: string) {
  const holder = holderOf(await loadGeometry(wasm)).translate([0, 0, figures.plate.thickness]);
  const surface = trianglesOf(holder);
  return {
    surface,
    threeMf: threeMfOf("Holder", [{ name: "Holder", surface }]),
    stl: stlOf(surface),
  };
}
