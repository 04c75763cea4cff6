import type { Refuse } from "./DrawingError.ts";
import { flattenArc, flattenPath, type Outline, type Point } from "./flattenPath.ts";
import { parseNumber, parseNumbers } from "./parseNumbers.ts";
import type { ShapeName } from "./svgVocabulary.ts";

/** Draws a shape of SVG. `scale`: how many times as large it will be, so that its curves are as round. */
type Draw = (shape: {
  own: (attribute: string) => string | undefined;
  length: (attribute: string) => number;
  /** Both radii: one that is not said is as long as the other. */
  radii: () => Point;
  scale: number;
  refuse: Refuse;
}) => Outline[];

const draw: Record<ShapeName, Draw> = {
  path: ({ own, scale, refuse }) => read(own("d") ?? "", scale, refuse),
  circle: ({ length, scale }) => ellipse(length, [length("r"), length("r")], scale),
  ellipse: ({ length, radii, scale }) => ellipse(length, radii(), scale),
  rect({ length, radii, scale, refuse }) {
    const [x, y, width, height] = [length("x"), length("y"), length("width"), length("height")];
    if (width <= 0 || height <= 0) return [];
    const [wide, high] = radii();
    const [rx, ry] = [Math.min(wide, width / 2), Math.min(high, height / 2)];
    const d =
      rx > 0 && ry > 0
        ? `M${x + rx} ${y}h${width - 2 * rx}a${rx} ${ry} 0 0 1 ${rx} ${ry}v${height - 2 * ry}a${rx} ${ry} 0 0 1 ${-rx} ${ry}h${2 * rx - width}a${rx} ${ry} 0 0 1 ${-rx} ${-ry}v${2 * ry - height}a${rx} ${ry} 0 0 1 ${rx} ${-ry}Z`
        : `M${x} ${y}h${width}v${height}h${-width}Z`;
    return read(d, scale, refuse);
  },
  line: ({ length }) => [
    {
      points: [
        [length("x1"), length("y1")],
        [length("x2"), length("y2")],
      ],
      isClosed: false,
    },
  ],
  polygon: ({ own, refuse }) => poly(own("points") ?? "", true, refuse),
  polyline: ({ own, refuse }) => poly(own("points") ?? "", false, refuse),
};

/** The lines that a shape draws. */
export function flattenShape(
  name: ShapeName,
  own: (attribute: string) => string | undefined,
  scale: number,
  refuse: Refuse,
): Outline[] {
  const said = (attribute: string) =>
    own(attribute)?.trim() === "auto" ? undefined : own(attribute);
  const length = (attribute: string, written = said(attribute) ?? "0") =>
    parseNumber(written, "px") ?? refuse("unit", `${attribute}="${written}"`);
  const radii = (): Point => [
    length("rx", said("rx") ?? said("ry")),
    length("ry", said("ry") ?? said("rx")),
  ];
  return draw[name]({ own, length, radii, scale, refuse });
}

function read(d: string, scale: number, refuse: Refuse) {
  try {
    return flattenPath(d, scale);
  } catch {
    return refuse("path", d);
  }
}

function poly(written: string, isClosed: boolean, refuse: Refuse): Outline[] {
  const numbers = parseNumbers(written);
  if (!numbers || numbers.length % 2 === 1) return refuse("path", written);
  const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]!] as const] : []));
  return points.length > 1 ? [{ points, isClosed }] : [];
}

function ellipse(length: (attribute: string) => number, [rx, ry]: Point, scale: number): Outline[] {
  if (rx <= 0 || ry <= 0) return [];
  const [cx, cy] = [length("cx"), length("cy")];
  const half = (from: Point, to: Point) => flattenArc(from, [rx, ry], 0, false, true, to, scale);
  const [left, right]: Point[] = [
    [cx - rx, cy],
    [cx + rx, cy],
  ];
  return [{ points: [...half(left!, right!), ...half(right!, left!)], isClosed: true }];
}
