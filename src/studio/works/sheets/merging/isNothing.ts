import { plainly } from "../../facts/plainly.ts";

/** Whether a cell says that nothing is known: “s.d.”, “n.d.”, “-”, “?”. */
export function isNothing(cell: string): boolean {
  return /^(?:[-?/.*_ ]*|s\.? ?d\.?|n\.? ?d\.?|n\/d|n\/a|n\.? ?p\.?|s\.? ?n\.?|non datat[oa]|non disponibile|data ignota|undated|nessun[oa]?)$/.test(
    plainly(cell),
  );
}
