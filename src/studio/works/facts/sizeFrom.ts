import { longestSide } from "../../../content/schema/limits.ts";
import { measuresIn, type Measure, type Size } from "./measuresIn.ts";
import { normalise } from "./normalise.ts";

const order = ["height", "width", "depth"] as const;

/** How large a work is, in centimetres, as curators write it; what is in doubt is `undefined`. */
export function sizeFrom(text: string): Size | undefined {
  const measured = validMeasures(text);
  if (!measured?.length || isUnitInDoubt(measured)) return undefined;
  const size: Size = {};
  for (const { centimetres, measure } of measured) {
    if (!measure) continue;
    if (size[measure] !== undefined) return undefined;
    size[measure] = centimetres;
  }
  for (const { centimetres, measure } of measured) {
    if (measure) continue;
    const next = order.find((name) => size[name] === undefined);
    if (!next) return undefined;
    size[next] = centimetres;
  }
  return size;
}

/**
 * The measures in a text, in any unit; `undefined` where one is nothing or larger than a work can
 * be.
 */
export function validMeasures(text: string): Measure[] | undefined {
  if (text.length > 200) return undefined;
  const measured = measuresIn(
    normalise(text.replaceAll(/[∅⌀Φ]/g, "ø"))
      .replace(/^(?:misure|dimensioni|dimensions|size)[:. ]+/, "")
      .replace(/,? ?\(?(?:senza cornice|unframed|without frame)\)?$/, ""),
  );
  const areRight = measured?.every(({ centimetres: side }) => side > 0 && side <= longestSide);
  return areRight ? measured : undefined;
}

/** Without a unit “1,25 × 1,01” may be metres as well, and “1250 × 1010” millimetres. */
export function isUnitInDoubt(measured: readonly Measure[]): boolean {
  const bare = measured.filter(({ isBare }) => isBare);
  return (
    bare.some(({ centimetres }) => centimetres >= 1000) ||
    (bare.length > 0 && measured.every(({ centimetres }) => centimetres < 10))
  );
}
