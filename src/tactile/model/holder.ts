import { figures } from "./figures.ts";
import type { Geometry, Solid } from "./geometry.ts";
import { recessOf } from "./relief.ts";
import { board, rounded } from "./solids.ts";

const { holder, label, plate } = figures;

/** What is put into the holder on paper, in millimetres. */
export const inserts = {
  code: [holder.code, holder.code],
  words: [holder.words, holder.code],
} as const;

/** What a label hangs in on the wall, with the code beneath it in a frame that fingers find. */
export function holderOf(geo: Geometry): Solid {
  const { height, code, words, paper, frame, frameHigh } = holder;
  const { width, thickness, corner, edge } = plate;
  const margin = (width - label.width) / 2;
  const bottom = margin;
  const body = rounded(geo, board(geo, [0, 0], [width, height], corner), thickness, edge).translate(
    [0, 0, -thickness],
  );
  const around = board(geo, [margin, bottom], [code + 2 * frame, code + 2 * frame], 1);
  const forCode = board(geo, [margin + frame, bottom + frame], [code, code], 1);
  const forWords = board(geo, [width - margin - words, bottom + frame], [words, code], 1);
  const raised = rounded(geo, around, frameHigh + 1, 0.6).translate([0, 0, -1]);
  const sunk = geo
    .union([forCode, forWords])
    .extrude(paper + frameHigh + 1)
    .translate([0, 0, -paper]);
  return geo
    .solids([body, raised])
    .subtract(sunk)
    .subtract(recessOf(geo, [width / 2, height - margin - label.height / 2]));
}
