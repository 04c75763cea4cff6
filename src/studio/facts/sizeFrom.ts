import { measuresIn, type Size } from "./measuresIn.ts";
import { plainly } from "./plainly.ts";

const order = ["height", "width", "depth"] as const;

/** How large a work is, in centimetres, as curators write it; what is in doubt is `undefined`. */
export function sizeFrom(text: string): Size | undefined {
  if (text.length > 200) return undefined;
  const measured = measuresIn(
    plainly(text.replaceAll(/[∅⌀Φ]/g, "ø"))
      .replace(/^(?:misure|dimensioni|dimensions|size)[:. ]+/, "")
      .replace(/,? ?\(?(?:senza cornice|unframed|without frame)\)?$/, ""),
  );
  if (!measured?.length) return undefined;
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
  const isRight = measured.every(({ centimetres }) => centimetres > 0 && centimetres <= 100_000);
  return isRight ? size : undefined;
}
