export type Side = "front" | "right" | "back" | "left";

export type ModelPicture = { side: Side; src: string; width: number; height: number };

export type ModelFormat = "3mf" | "labels" | "stl" | "swell";
export type SharedFormat = "holder" | "holderStl" | "codes";

export type ModelFile<Format> = { format: Format; href: string; bytes: number };

export type Model = {
  /** As its files are called: `apollo-emblem`. */
  name: string;
  /** The title of the work: two models of one work share it. */
  title: string;
  kind: "emblem" | "composition";
  /** What fingers find, in one or two sentences. */
  about: string;
  pictures: readonly ModelPicture[];
  /** Of the relief, in millimetres; its height is measured from the plate. */
  print: { minutes: number; grams: number; height: number; smallest: number };
  /** Of the label in one language. */
  label: { minutes: number; grams: number };
  files: readonly ModelFile<ModelFormat>[];
};

/** What the page of the tactile models shows. */
export type ModelsData = {
  models: readonly Model[];
  /** What goes with every model. */
  shared: readonly ModelFile<SharedFormat>[];
};
