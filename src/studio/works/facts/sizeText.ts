import { it } from "../../../content/publishing/phrases/it.ts";
import type { Size } from "./measuresIn.ts";

/** A size in short Italian, for a field that `sizeFrom` reads again. */
export function sizeText(size: Size): string {
  const { height, width, depth, diameter } = size;
  if (height !== undefined && width !== undefined && diameter === undefined)
    return `${[height, width, ...(depth === undefined ? [] : [depth])].map(numberText).join(" × ")} cm`;
  return (["height", "width", "depth", "diameter"] as const)
    .flatMap((measure) => {
      const value = size[measure];
      return value === undefined ? [] : it.measures[measure](numberText(value));
    })
    .join(", ");
}

const numberText = (value: number) => String(value).replace(".", ",");
