import type { CheckedDrawing } from "../../../tactile/model/buildModel.ts";
import { desk } from "../../desk/desk.ts";

/** So many answers are remembered: both drawings of a work, and what they were before. */
const REMEMBERED = 4;

const known = new Map<string, Promise<CheckedDrawing>>();

/** What fingers and printers would find wrong with a drawing; the same is asked but once. */
export function checkedDrawing(svg: string): Promise<CheckedDrawing> {
  const before = known.get(svg);
  if (before) return before;
  const answer = desk("checkDrawing", svg);
  // What could not be asked now may be asked later.
  answer.catch(() => known.delete(svg));
  known.set(svg, answer);
  for (const old of known.keys()) if (known.size > REMEMBERED) known.delete(old);
  return answer;
}
