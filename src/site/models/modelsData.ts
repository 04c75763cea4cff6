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
  /** Of the label in one language; none where none can be written. */
  label: { minutes: number; grams: number } | undefined;
  files: readonly ModelFile<ModelFormat>[];
};

/** As the slicer calls them (`scripts/models/checkModel.js`). */
export type PrinterSettings = Readonly<
  Record<
    | "nozzle-diameter"
    | "layer-height"
    | "perimeters"
    | "top-solid-layers"
    | "bottom-solid-layers"
    | "perimeter-speed"
    | "external-perimeter-speed"
    | "infill-speed"
    | "top-solid-infill-speed"
    | "first-layer-speed",
    number
  > &
    Record<"fill-density" | "fill-pattern", string>
>;

/** What the page of the tactile models shows. */
export type ModelsData = {
  models: readonly Model[];
  printer: PrinterSettings;
  /** What goes with every model. */
  shared: readonly ModelFile<SharedFormat>[];
};
