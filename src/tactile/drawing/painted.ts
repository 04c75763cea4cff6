/** The properties of paint, which what is around a shape says for the shape, too. */
export const painted = [
  "visibility",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "marker",
  "marker-start",
  "marker-mid",
  "marker-end",
] as const;
