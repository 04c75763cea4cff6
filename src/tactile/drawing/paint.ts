import type { Style } from "./cascadedStyle.ts";
import type { Refuse } from "./DrawingError.ts";
import { parseNumber } from "./parseNumbers.ts";
import { colourFunctions, inheritedPaint } from "./svgVocabulary.ts";

/** How a shape is painted, as far as it or an element around it says so. */
export type Paint = { [Name in (typeof inheritedPaint)[number]]?: string | undefined };

/** The paint that an element sets for itself and for the elements in it. */
export function paintOf(style: Style): Paint {
  return Object.fromEntries(
    inheritedPaint.flatMap((name) => {
      const value = style.get(name);
      if (value === undefined || /^(?:inherit|unset|revert|revert-layer)$/u.test(value)) return [];
      return [[name, value === "initial" ? undefined : value]];
    }),
  );
}

/** A layer that is switched off, or a thing that cannot be seen. */
export function isHidden(style: Style, refuse: Refuse): boolean {
  return style.get("display") === "none" || isClear("opacity", style.get("opacity"), refuse);
}

/** What is to be seen of a shape: its surface, by which rule, and a line so wide along its edge. */
export type VisiblePaint = { isFilled: boolean; isEvenOdd: boolean; width: number };

/** Which colour it is does not matter: everything that can be seen is raised. */
export function visiblePaint(paint: Paint, refuse: Refuse): VisiblePaint {
  const said = (name: keyof Paint, fallback: string, pattern: RegExp) => {
    const value = paint[name] ?? fallback;
    return pattern.test(value) ? value : refuse("style", `${name}: ${value}`);
  };
  const isPainted = (name: "fill" | "stroke", fallback: string) => {
    const value = said(name, fallback, colour);
    const opacity = `${name}-opacity` as const;
    if (isClear(opacity, paint[opacity], refuse) || isClearColour(value)) return false;
    return value.startsWith("url(") ? refuse("gradient", value) : true;
  };
  if (said("visibility", "visible", /^(?:visible|hidden|collapse)$/u) !== "visible")
    return { isFilled: false, isEvenOdd: false, width: 0 };
  const marker = [paint.marker, paint["marker-start"], paint["marker-mid"], paint["marker-end"]]
    .filter((each) => each !== undefined)
    .find((each) => each !== "none");
  if (marker) refuse("markers", marker);
  const isEvenOdd = said("fill-rule", "nonzero", /^(?:nonzero|evenodd)$/u) === "evenodd";
  const isFilled = isPainted("fill", "black");
  if (!isPainted("stroke", "none")) return { isFilled, isEvenOdd, width: 0 };
  const written = paint["stroke-width"] ?? "1";
  const width = parseNumber(written, "px");
  if (width === undefined || width < 0) return refuse("unit", `stroke-width: ${written}`);
  const dashes = paint["stroke-dasharray"] ?? "none";
  if (width > 0 && dashes !== "none" && /[1-9]/u.test(dashes)) refuse("dashes", dashes);
  return { isFilled, isEvenOdd, width };
}

const colour = new RegExp(
  String.raw`^(?:url\(.*|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:${colourFunctions.join("|")})\([^()]*\))(?:\s+icc-color\([^()]*\))?$`,
  "u",
);

/** Whether an opacity shows nothing; refuses one that is no number. */
function isClear(name: string, value = "1", refuse: Refuse): boolean {
  return (parseNumber(value, "%") ?? refuse("style", `${name}: ${value}`)) <= 0;
}

/** Whether a colour is fully transparent. */
function isClearColour(value: string) {
  return (
    /^(?:none|transparent|#[\da-f]{3}0|#[\da-f]{6}00)$/u.test(value) ||
    /^\w+\(.*(?:,[^,]*,[^,]*,|\/)\s*[+-]?0*\.?0*%?\s*\)$/u.test(value)
  );
}
