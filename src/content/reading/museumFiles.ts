import { modelKinds, modelName, type ModelKind } from "../../catalogue/models.ts";

export type MuseumFile = {
  bytes: number;
  read: () => Promise<Uint8Array>;
  /** Another one whenever the content may be another; a file without it is read whenever it is used. */
  version?: string;
};

/** Where the files of a museum are: in a folder, in a zip, or in a browser’s draft. */
export type MuseumFiles = {
  /** The first segment of its addresses, which is also the name of its folder. */
  address: string;
  /** Every file by a path such as `it/apollo.json`. */
  files: ReadonlyMap<string, MuseumFile>;
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
