import Module from "manifold-3d";
import { geometry, type Geometry } from "./geometry.ts";

/**
 * Geometry in a memory of its own, which is freed with it: a model leaves hundreds of megabytes there.
 * `wasm`: the address of manifold’s WebAssembly, where it is not beside its code.
 */
export async function loadGeometry(wasm?: string): Promise<Geometry> {
  const module = await Module(wasm ? { locateFile: () => wasm } : undefined);
  module.setup();
  return geometry(module);
}
