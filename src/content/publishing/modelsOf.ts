import { modelKinds, modelName, type ModelKind } from "../../catalogue/models.ts";
import type { MuseumFiles } from "../reading/museumFiles.ts";

/** The tactile models of a work: a museum has those of which there is a drawing. */
export function modelsOf({ files }: Pick<MuseumFiles, "files">, slug: string): ModelKind[] {
  return modelKinds.filter((kind) => files.has(modelFile(slug, kind)));
}

export function modelFile(slug: string, kind: ModelKind) {
  return `models/${modelName(slug, kind)}.svg` as const;
}
