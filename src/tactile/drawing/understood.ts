import type { Tag } from "../../lib/walkXml.ts";
import type { Refuse, Why } from "./DrawingError.ts";
import { isShape } from "./outlinesOf.ts";
import type { Said } from "./saidOf.ts";

/** What is never drawn where it stands: it is about the drawing, or for other parts to use. */
const notDrawn = new Set([
  "title",
  "desc",
  "defs",
  "metadata",
  "style",
  "symbol",
  "clipPath",
  "mask",
  "marker",
  "pattern",
  "linearGradient",
  "radialGradient",
  "filter",
  "view",
]);

/** Whether an element is drawn at all; what a drawing program keeps for itself is not. */
export function isDrawn(name: string, tag: Tag): boolean {
  return isSvg(tag) && !notDrawn.has(name);
}

export function isSvg({ prefix, own }: Tag): boolean {
  const isElsewhere = own("xmlns") !== undefined && !/svg/iu.test(own("xmlns")!);
  return (prefix === "" || prefix === "svg") && !isElsewhere;
}

/** A layer that is switched off, or a thing that cannot be seen. */
export function isHidden(said: Said, refuse: Refuse): boolean {
  if (said.get("display") === "none") return true;
  const opacity = said.get("opacity") ?? "1";
  if (!/^[+-]?[\d.]+(?:e[+-]?\d+)?%?$/u.test(opacity)) refuse("style", `opacity: ${opacity}`);
  return Number.parseFloat(opacity) <= 0;
}

/** Why an element that is drawn is no part of a relief. */
export function whyNot(name: string): Why {
  return reasons[name] ?? (/^animate|^set$|^script$/u.test(name) ? "moving" : "element");
}

const reasons: Partial<Record<string, Why>> = {
  text: "text",
  tspan: "text",
  flowRoot: "text",
  image: "picture",
  foreignObject: "picture",
  use: "copy",
  svg: "sheetInSheet",
  switch: "condition",
};

/** What changes how a shape looks, and is not followed. */
const properties: readonly (readonly [why: Why, ...properties: string[]])[] = [
  ["clip", "clip-path", "mask", "mask-image"],
  ["filter", "filter"],
  ["effect", "vector-effect"],
  [
    "transform",
    "transform",
    "transform-origin",
    "translate",
    "rotate",
    "scale",
    "offset-path",
    "zoom",
  ],
];

const ofShapes = ["all", "d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"];

/** Refuses an element of which something is said that is not followed. `clips` may be: they cut nothing off. */
export function refuseUnknown(
  name: string,
  { own }: Tag,
  said: Said,
  clips: ReadonlySet<string>,
  refuse: Refuse,
) {
  for (const [why, ...names] of properties)
    for (const each of names) {
      const value = said.get(each) ?? "none";
      if (each === "clip-path" && clips.has(value.replaceAll(/["'\s]/gu, ""))) continue;
      if (!/^(?:none|initial|inherit|unset|revert)$/u.test(value)) refuse(why, `${each}: ${value}`);
    }
  const styled = (isShape(name) ? ofShapes : ["all"]).find((each) => said.has(each));
  if (styled) refuse("style", `${styled}: ${said.get(styled)}`);
  const condition = ["requiredFeatures", "requiredExtensions", "systemLanguage"].find(
    (each) => own(each) !== undefined,
  );
  if (condition) refuse("condition", condition);
}
