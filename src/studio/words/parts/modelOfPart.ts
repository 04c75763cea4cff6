import { modelKinds, touchPart, type ModelKind } from "../../../catalogue/models.ts";
import type { WordsPart } from "./wordsParts.ts";

/** The model over which a part of the words leads hands; `undefined` for any other part. */
export function modelOfPart(part: WordsPart): ModelKind | undefined {
  return modelKinds.find((kind) => touchPart[kind] === part);
}
