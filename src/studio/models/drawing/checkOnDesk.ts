import type { CheckedDrawing } from "../../../tactile/model/buildModel.ts";
import { desk } from "../../desk/desk.ts";

/** Answers remembered: those for both drawings of a work, and for the ones before them. */
const REMEMBERED = 4;

const known = new Map<string, Promise<CheckedDrawing>>();

/**
 * Checks in the worker what is wrong with a drawing for fingers and printers; the same drawing is
 * checked once.
 */
export function checkOnDesk(svg: string): Promise<CheckedDrawing> {
  const before = known.get(svg);
  if (before) return before;
  const answer = desk("checkDrawing", svg);
  // What could not be asked now may be asked later.
  answer.catch(() => known.delete(svg));
  known.set(svg, answer);
  for (const old of known.keys()) if (known.size > REMEMBERED) known.delete(old);
  return answer;
}
