/** What a tactile model is: something that stands for the work, or who is where in it. */
export const modelKinds = ["emblem", "composition"] as const;

export type ModelKind = (typeof modelKinds)[number];

/** The words of a work in which its touch guides are written. */
export const touchPart = { emblem: "touchEmblem", composition: "touchComposition" } as const;

/** The name of a model’s files: `models/apollo-emblem.svg`. */
export function modelName(slug: string, kind: ModelKind) {
  return `${slug}-${kind}` as const;
}

/** The name of the recording of a touch guide. */
export function touchClip(slug: string, kind: ModelKind) {
  return `touch-${modelName(slug, kind)}` as const;
}
