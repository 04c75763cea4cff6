import type { Tag } from "../../lib/walkXml.ts";
import type { Why } from "./DrawingError.ts";

/**
 * What is known of SVG, for both of its readers. `readDrawing` makes a relief of a drawing and
 * refuses what would feel different from how it looks; `drawingProblems` lets a stranger’s
 * picture in only where it is harmless. Each refuses an element or a function that is not here.
 */
type Element = {
  /** Whether it can be in a picture: it runs nothing, loads nothing and leads nowhere. */
  picture: "harmless" | "refused";
  /** In a relief it is drawn, or what is in it is, or it is never drawn where it stands. */
  relief: "shape" | "group" | "notDrawn" | { refused: Why };
};

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"] as const;

export type ShapeName = (typeof shapes)[number];

const rows: readonly [Element["picture"], Element["relief"], string][] = [
  ["harmless", "shape", shapes.join(" ")],
  ["harmless", "group", "g"],
  ["refused", "group", "a"],
  [
    "harmless",
    "notDrawn",
    "title desc defs symbol clipPath mask marker pattern linearGradient radialGradient filter",
  ],
  ["refused", "notDrawn", "metadata style view"],
  ["harmless", { refused: "sheetInSheet" }, "svg"],
  ["harmless", { refused: "copy" }, "use"],
  [
    "harmless",
    { refused: "element" },
    `stop feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
    feSpotLight feTile feTurbulence`,
  ],
  ["refused", { refused: "text" }, "text tspan flowRoot"],
  ["refused", { refused: "picture" }, "image foreignObject"],
  ["refused", { refused: "condition" }, "switch"],
  [
    "refused",
    { refused: "moving" },
    "animate animateColor animateMotion animateTransform set script",
  ],
];

const elements: ReadonlyMap<string, Element> = new Map(
  rows.flatMap(([picture, relief, names]) =>
    names.split(/\s+/u).map((name) => [name, { picture, relief }] as const),
  ),
);

export function isShape(name: string): name is ShapeName {
  return elements.get(name)?.relief === "shape";
}

export function isGroup(name: string): boolean {
  return elements.get(name)?.relief === "group";
}

/** Whether an element is drawn at all; what a drawing program keeps for itself is not. */
export function isDrawn(name: string, tag: Tag): boolean {
  return isSvg(tag) && elements.get(name)?.relief !== "notDrawn";
}

/** Why an element that is drawn is no part of a relief. */
export function whyNot(name: string): Why {
  const relief = elements.get(name)?.relief;
  return typeof relief === "object" ? relief.refused : "element";
}

export function isHarmlessElement(name: string): boolean {
  return elements.get(name)?.picture === "harmless";
}

export function isSvg({ prefix, own }: Tag): boolean {
  const isElsewhere = own("xmlns") !== undefined && !/svg/iu.test(own("xmlns")!);
  return (prefix === "" || prefix === "svg") && !isElsewhere;
}

/** The properties of paint, which a shape inherits. */
export const inheritedPaint = [
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

/** The properties that matter to a relief, and may be attributes. */
export const presentationAttributes = [
  ...inheritedPaint,
  "display",
  "opacity",
  "clip-path",
  "mask",
  "filter",
  "vector-effect",
  "transform-origin",
] as const;

/** The properties that change how a shape looks, and that a relief does not follow. */
export const unsupportedProperties: readonly (readonly [why: Why, ...properties: string[]])[] = [
  ["clip", "clip-path", "mask", "mask-image"],
  ["filter", "filter"],
  ["effect", "vector-effect"],
  ["transform", ..."transform transform-origin translate rotate scale offset-path zoom".split(" ")],
];

/** A relief reads these from attributes only: a browser would follow a style that sets them. */
export const geometryProperties = "d x y width height cx cy r rx ry".split(" ");

/** The attributes by which an element is there for some readers only. */
export const conditions = ["requiredFeatures", "requiredExtensions", "systemLanguage"] as const;

/** The functions of a transform, and how many numbers each takes. */
export const transformFunctions: ReadonlyMap<string, readonly number[]> = new Map([
  ["matrix", [6]],
  ["translate", [1, 2]],
  ["scale", [1, 2]],
  ["rotate", [1, 3]],
  ["skewX", [1]],
  ["skewY", [1]],
]);

const oldColours = ["rgb", "rgba", "hsl", "hsla"];

/** The functions of a colour; a picture may have only those that every browser draws. */
export const colourFunctions = [...oldColours, "hwb", "lab", "lch", "oklab", "oklch", "color"];

/** Whether an attribute of a picture may call it. Others of CSS, such as `image-set`, load files. */
export function isHarmlessFunction(name: string): boolean {
  return name === "url" || transformFunctions.has(name) || oldColours.includes(name);
}

/**
 * What `url(#…)` at the beginning of a text refers to in its own drawing, and what follows it;
 * `undefined` where it leads out of the drawing, or is no reference.
 */
export function referenceIn(text: string): { id: string; rest: string } | undefined {
  const [all, , id] = /^url\(\s*(["']?)#([^\s"'()\\]+)\1\s*\)/u.exec(text) ?? [];
  return id ? { id, rest: text.slice(all!.length) } : undefined;
}
