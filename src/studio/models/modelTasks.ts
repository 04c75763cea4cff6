// oxlint-disable-next-line import/default -- The build makes an address of this file.
import program from "manifold-3d/manifold.wasm?url";
import type { Titles } from "../../tactile/label.ts";
import type { CheckedDrawing, MadeModel } from "../../tactile/makeModel.ts";

/** Solid geometry weighs more than the rest of the worker: it is fetched by the first drawing. */
const tactile = () => import("../../tactile/makeModel.ts");

export async function checkDrawing(svg: string): Promise<CheckedDrawing> {
  return (await tactile()).checkDrawing(svg, program);
}

export async function makeModel(svg: string, titles: Titles): Promise<MadeModel> {
  return (await tactile()).makeModel(svg, titles, program);
}
