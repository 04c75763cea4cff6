import type { ModelKind } from "../../catalogue/models.ts";
import { modelFile } from "../../content/reading/museumFiles.ts";
import { at } from "../draft/documents/documents.ts";
import { useDocument } from "../draft/useDraft.ts";

/** The kinds of model of which a work has a drawing. */
export function useModels(slug: string): readonly ModelKind[] {
  const emblem = useDocument(at.file(modelFile(slug, "emblem")));
  const composition = useDocument(at.file(modelFile(slug, "composition")));
  return [
    ...(emblem ? (["emblem"] as const) : []),
    ...(composition ? (["composition"] as const) : []),
  ];
}
