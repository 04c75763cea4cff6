import { modelKinds, modelName, type ModelKind } from "../../catalogue/models.ts";

/** Where the files of a museum are: in a folder, in a zip, or in a browser’s draft. */
export type MuseumFiles = {
  /** The first segment of its addresses, which is also the name of its folder. */
  address: string;
  /** Every file with its bytes, by a path such as `it/apollo.json`. */
  files: ReadonlyMap<string, { bytes: number; read: () => Promise<Uint8Array> }>;
};

/** The text of a file; `undefined` where there is none. */
export async function readText({ files }: MuseumFiles, path: string): Promise<string | undefined> {
  const file = files.get(path);
  return file && new TextDecoder().decode(await file.read());
}

/** The tactile models of a work: a museum has those of which there is a drawing. */
export function modelsOf({ files }: Pick<MuseumFiles, "files">, slug: string): ModelKind[] {
  return modelKinds.filter((kind) => files.has(modelFile(slug, kind)));
}

export function modelFile(slug: string, kind: ModelKind) {
  return `models/${modelName(slug, kind)}.svg` as const;
}
