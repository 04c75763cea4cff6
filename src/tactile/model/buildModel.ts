import { zipSync } from "fflate";
import type { Language } from "../../i18n/languages.ts";
import { DrawingError, type Refusal } from "../drawing/DrawingError.ts";
import { readDrawing, type Drawing } from "../drawing/readDrawing.ts";
import { faultsIn, smallestIn, type FaultKind } from "./faultsIn.ts";
import { figures } from "./figures.ts";
import { pdfOf } from "../files/pdf.ts";
import { stlOf } from "../files/stl.ts";
import { threeMfOf, type Part } from "../files/threeMf.ts";
import { trianglesOf, type Triangles } from "../files/triangles.ts";
import type { Solid } from "./geometry.ts";
import { labelOf, labelsFor, standUpright, type Titles, type UnwritableLabel } from "./label.ts";
import { loadGeometry } from "./loadGeometry.ts";
import { pictureOfFaults } from "../sheets/pictureOfFaults.ts";
import { attachLabel, reliefOf, shapesOf } from "./relief.ts";
import { blackOf, sheetOf } from "../sheets/swellPaper.ts";

/** What is wrong with a drawing, and where, in millimetres from its top left. */
export type ModelFault =
  | { kind: FaultKind; thing: string; other?: string; at?: readonly [x: number, y: number] }
  /** Why it cannot be read is told in English, too, for scripts. */
  | { kind: "unreadable"; thing: string; refusal: Refusal };

export type CheckedDrawing = {
  faults: readonly ModelFault[];
  /** The drawing as SVG, every fault marked and numbered; none where it could not be read. */
  picture?: string;
};

export type BuiltModel = {
  /** As it looks with the label in its place. */
  surface: Triangles;
  /** The relief, and beside it the label in the museum’s own language. */
  threeMf: Uint8Array;
  /** The labels in every language that can be written, standing; none where none can. */
  labels: Uint8Array | undefined;
  /** A zip of the same as STL, a file for each. */
  stl: Uint8Array;
  /** A PDF for swell paper, a page for each language. */
  swell: Uint8Array;
  unwritable: readonly UnwritableLabel[];
  /** In millimetres: of the whole, and its smallest part. */
  height: number;
  smallest: number;
};

export async function checkDrawing(svg: string, wasm?: string): Promise<CheckedDrawing> {
  let drawing: Drawing;
  try {
    drawing = readDrawing(svg);
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    return { faults: [{ kind: "unreadable", thing: error.message, refusal: error.refusal }] };
  }
  const geo = await loadGeometry(wasm);
  const faults = faultsIn(geo, drawing);
  return {
    faults: faults.map(({ kind, thing, other, at }) => ({
      kind,
      thing,
      ...(other && { other }),
      ...(at && { at }),
    })),
    picture: pictureOfFaults(geo, shapesOf(geo, drawing), faults),
  };
}

/** Makes everything that is printed of a drawing; one with faults cannot be made. */
export async function buildModel(svg: string, titles: Titles, wasm?: string): Promise<BuiltModel> {
  const drawing = readDrawing(svg);
  const geo = await loadGeometry(wasm);
  if (faultsIn(geo, drawing).length > 0) throw new Error("A drawing with faults cannot be made.");
  const { width, height, thickness } = figures.plate;
  const relief = reliefOf(geo, drawing);
  const labels = labelsFor(titles);
  const written = labels.written.map(({ language, lines }) => {
    const flat = labelOf(geo, lines);
    return { language, lines, flat, label: standUpright(flat) };
  });
  const [[spoken = "en", title = ""] = []] = titles;
  const partOf = (language: Language, solid: Solid): Part => ({
    name: `${title}, Braille (${language})`,
    surface: trianglesOf(solid),
  });
  const printed = trianglesOf(relief.translate([0, height, thickness]));
  const own = written.find(({ language }) => language === spoken);
  const black = blackOf(geo, drawing);
  return {
    surface: trianglesOf(own ? attachLabel(geo, relief, own.flat) : relief),
    threeMf: threeMfOf(title, [
      { name: title, surface: printed },
      ...(own
        ? [partOf(own.language, own.label.rotate([0, 0, 90]).translate([width + 10, 28, 0]))]
        : []),
    ]),
    labels:
      written.length > 0
        ? threeMfOf(
            title,
            written.map(({ language, label }, at) =>
              partOf(language, label.translate([0, at * 12, 0])),
            ),
          )
        : undefined,
    stl: zipSync(
      Object.fromEntries([
        ["relief.stl", stlOf(printed)],
        ...written.map(({ language, label }) => [
          `label-${language}.stl`,
          stlOf(trianglesOf(label)),
        ]),
      ]),
      // The same model is the same file: no time of making in it.
      { level: 9, mtime: "1980-01-01" },
    ),
    swell: pdfOf(
      title,
      spoken,
      (written.length > 0 ? written.map(({ lines }) => lines) : [[]]).map((lines) =>
        sheetOf(black, lines),
      ),
    ),
    unwritable: labels.unwritable,
    height: thickness + relief.boundingBox().max[2],
    smallest: smallestIn(geo, drawing),
  };
}
