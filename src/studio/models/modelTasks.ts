// oxlint-disable-next-line import/default -- The build makes an address of this file.
import program from "manifold-3d/manifold.wasm?url";
import type { Titles } from "../../tactile/model/label.ts";
import type { CheckedDrawing, BuiltModel } from "../../tactile/model/buildModel.ts";

/** Solid geometry weighs more than the rest of the worker: it is fetched by the first drawing. */
const tactile = () => import("../../tactile/model/buildModel.ts");

export async function checkDrawing(svg: string): Promise<CheckedDrawing> {
  return (await tactile()).checkDrawing(svg, program);
}

export async function makeModel(svg: string, titles: Titles): Promise<BuiltModel> {
  return (await tactile()).buildModel(svg, titles, program);
}
