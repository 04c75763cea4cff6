import type { Refuse } from "./DrawingError.ts";
import { painted } from "./painted.ts";
import type { Said } from "./saidOf.ts";

/** How a shape is painted, as far as it is said: what is around a shape says it for the shape, too. */
export type Paint = { [Name in (typeof painted)[number]]?: string | undefined };

/** What an element says of paint, for itself and for what is in it. */
export function paintIn(said: Said): Paint {
  return Object.fromEntries(
    painted.flatMap((name) => {
      const value = said.get(name);
      if (value === undefined || /^(?:inherit|unset|revert|revert-layer)$/u.test(value)) return [];
      return [[name, value === "initial" ? undefined : value]];
    }),
  );
}

/** What is to be seen of a shape: its surface, by which rule, and a line so wide along its edge. */
export type Seen = { isFilled: boolean; isEvenOdd: boolean; width: number };

/** A colour means nothing: what can be seen is felt. */
export function seenOf(paint: Paint, refuse: Refuse): Seen {
  const said = (name: keyof Paint, fallback: string, pattern: RegExp) => {
    const value = paint[name] ?? fallback;
    return pattern.test(value) ? value : refuse("style", `${name}: ${value}`);
  };
  const isPainted = (name: "fill" | "stroke", fallback: string) => {
    const value = paint[name] ?? fallback;
    const isClear = isClearColour(said(name, fallback, colour));
    const opacity = Number.parseFloat(said(`${name}-opacity`, "1", share));
    if (isClear || opacity <= 0) return false;
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
  const width = lengthIn(written);
  if (width === undefined || width < 0) return refuse("unit", `stroke-width: ${written}`);
  const dashes = paint["stroke-dasharray"] ?? "none";
  if (width > 0 && dashes !== "none" && /[1-9]/u.test(dashes)) refuse("dashes", dashes);
  return { isFilled, isEvenOdd, width };
}

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const share = new RegExp(`^${number}%?$`, "u");
const colour =
  /^(?:url\(.*|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\))(?:\s+icc-color\([^()]*\))?$/u;

/** Of a colour that hides nothing of what is behind it. */
function isClearColour(value: string) {
  return (
    /^(?:none|transparent|#[\da-f]{3}0|#[\da-f]{6}00)$/u.test(value) ||
    /^\w+\(.*(?:,[^,]*,[^,]*,|\/)\s*[+-]?0*\.?0*%?\s*\)$/u.test(value)
  );
}

/** A length in units of the drawing; `undefined` where it is in others. */
export function lengthIn(value: string): number | undefined {
  const [, written] = new RegExp(`^\\s*(${number})(?:px)?\\s*$`, "iu").exec(value) ?? [];
  const length = Number(written);
  return Number.isFinite(length) ? length : undefined;
}
