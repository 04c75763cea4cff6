import { walkXml } from "../../lib/walkXml.ts";
import { figures } from "../figures.ts";
import { arc, pathPoints, type Outline, type Point } from "./pathPoints.ts";
import { after, matrixOf, moved, unmoved, widened, type Matrix } from "./transform.ts";

/** What a surface feels like where it is not smooth. */
export const textures = ["dots", "lines", "rows", "columns", "waves"] as const;

export type Texture = (typeof textures)[number];

/** What one shape covers: an outline in another may be a hole in it, by the shape’s rule. */
export type Surface = { outlines: readonly (readonly Point[])[]; isEvenOdd: boolean };

/** One thing of a drawing: fingers meet it as one. */
export type Thing = {
  /** As the illustrator calls it. */
  name: string;
  /** In millimetres over the plate; below zero, a hollow so deep in what is there. */
  height: number;
  texture: Texture | undefined;
  surfaces: readonly Surface[];
  lines: readonly { points: readonly Point[]; width: number }[];
};

/** A drawing whose groups say how high they are (docs/tactile.md). */
export type Drawing = { title: string; things: readonly Thing[] };

export class DrawingError extends Error {}

/** Reads a drawing. Throws a `DrawingError` that names the group where it cannot be followed. */
export function readDrawing(svg: string): Drawing {
  const things: Thing[] = [];
  const around: { matrix: Matrix; paint: Paint }[] = [];
  let title = "";
  /** How deep what is not for us, and the thing that is read, are; 0 outside of them. */
  let passedOver = 0;
  let opened = 0;
  let thing: Started | undefined;
  let inTitle = false;
  const isWhole = walkXml(svg, {
    open(name, attribute) {
      const depth = around.length + 1;
      if (depth === 1) checkSheet(name, attribute);
      inTitle = name === "title" && depth === 2;
      if (passedOver === 0 && (ignored.has(name) || isHidden(attribute))) passedOver = depth;
      const outer = around.at(-1) ?? { matrix: unmoved, paint: {} };
      const matrix = after(outer.matrix, matrixIn(attribute, thing?.name ?? name));
      const paint = { ...outer.paint, ...paintIn(attribute) };
      around.push({ matrix, paint });
      if (depth === 1 || passedOver > 0) return;
      if (name === "g") {
        const isThing = attribute("data-relief") !== undefined || depth === 2;
        if (isThing && thing) throw new DrawingError(`${thing.name}: another thing is in it.`);
        if (isThing) [thing, opened] = [thingOf(attribute), depth];
        return;
      }
      if (!thing) throw new DrawingError(`<${name}> is in no group that says its data-relief.`);
      if (attribute("class"))
        throw new DrawingError(`${thing.name}: how it is painted is in a style sheet.`);
      const scale = widened(matrix);
      const outlines = outlinesOf(name, attribute, thing.name, scale).map(
        ({ points, isClosed }) => ({
          points: points.map((point) => moved(matrix, point)),
          isClosed,
        }),
      );
      if (paint.fill !== "none")
        thing.surfaces.push({
          outlines: outlines.map(({ points }) => points),
          isEvenOdd: paint["fill-rule"] === "evenodd",
        });
      const width = Number.parseFloat(paint["stroke-width"] ?? "1") * scale;
      if ((paint.stroke ?? "none") !== "none" && width > 0)
        for (const outline of outlines) thing.lines.push({ points: inOneLine(outline), width });
    },
    text(text) {
      if (inTitle) title += text;
    },
    close() {
      const depth = around.length;
      around.pop();
      inTitle = false;
      if (passedOver === depth) passedOver = 0;
      if (!thing || opened !== depth) return;
      things.push(thing);
      thing = undefined;
    },
  });
  if (!isWhole) throw new DrawingError("It is no SVG drawing, or half of one.");
  if (things.length === 0) throw new DrawingError("No group says its height: data-relief.");
  return { title: title.trim(), things };
}

/** A thing that is being read. */
type Started = Thing & { surfaces: Surface[]; lines: Thing["lines"][number][] };
type Attribute = (name: string) => string | undefined;

/** What Inkscape adds for itself. */
const ignored = new Set([
  "title",
  "desc",
  "defs",
  "metadata",
  "style",
  "namedview",
  "grid",
  "page",
]);

function checkSheet(name: string, attribute: Attribute) {
  const { width, height } = figures.plate;
  if (name !== "svg") throw new DrawingError("It is no SVG drawing.");
  if (
    attribute("viewBox")
      ?.trim()
      .split(/[\s,]+/u)
      .join(" ") !== `0 0 ${width} ${height}`
  )
    throw new DrawingError(
      `Its viewBox must be “0 0 ${width} ${height}”: one unit is a millimetre.`,
    );
}

/** A layer that is switched off. */
function isHidden(attribute: Attribute) {
  return attribute("display") === "none" || /display\s*:\s*none/u.test(attribute("style") ?? "");
}

function matrixIn(attribute: Attribute, thing: string): Matrix {
  const matrix = matrixOf(attribute("transform") ?? "");
  if (!matrix) throw new DrawingError(`${thing}: its transform cannot be read.`);
  return matrix;
}

function thingOf(attribute: Attribute): Started {
  const name = attribute("label") ?? attribute("id") ?? "A group";
  const height = Number(attribute("data-relief") ?? NaN);
  const texture = attribute("data-texture");
  if (!Number.isFinite(height) || height === 0)
    throw new DrawingError(`${name}: data-relief says no height in millimetres.`);
  if (texture !== undefined && !isTexture(texture))
    throw new DrawingError(
      `${name}: there is no texture “${texture}”, but ${textures.join(", ")}.`,
    );
  return { name, height, texture, surfaces: [], lines: [] };
}

function isTexture(name: string): name is Texture {
  return (textures as readonly string[]).includes(name);
}

/** Fill and line as far as they are said: what is around a shape says it for the shape, too. */
type Paint = Partial<Record<(typeof painted)[number], string>>;

const painted = ["fill", "fill-rule", "stroke", "stroke-width"] as const;

/** From attributes, or from the style that Inkscape writes. */
function paintIn(attribute: Attribute): Paint {
  const styled = Object.fromEntries(
    (attribute("style") ?? "").split(";").map((each) => each.split(":").map((part) => part.trim())),
  ) as Partial<Record<string, string>>;
  return Object.fromEntries(
    painted.flatMap((name) => {
      const said = styled[name] ?? attribute(name);
      return said === undefined || said === "inherit" ? [] : [[name, said]];
    }),
  );
}

/** `scale`: how many times as large it is drawn, so that its curves are as round. */
function outlinesOf(name: string, attribute: Attribute, thing: string, scale: number): Outline[] {
  const pathOf = (d: string) => readable(() => pathPoints(d, scale), thing);
  const number = (wanted: string) => {
    const written = attribute(wanted) ?? "0";
    const value = Number.parseFloat(written);
    if (!Number.isFinite(value) || written.includes("%")) throw unreadable(thing);
    return value;
  };
  const ellipse = (rx: number, ry: number) => ellipseAt(number("cx"), number("cy"), rx, ry, scale);
  switch (name) {
    case "path":
      return pathOf(attribute("d") ?? "");
    case "circle":
      return [ellipse(number("r"), number("r"))];
    case "ellipse":
      return [ellipse(number("rx"), number("ry"))];
    case "rect": {
      const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
      const round = Math.min(number("rx") || number("ry"), width / 2, height / 2);
      return pathOf(
        `M${x + round} ${y}H${x + width - round}a${round} ${round} 0 0 1 ${round} ${round}V${y + height - round}a${round} ${round} 0 0 1 ${-round} ${round}H${x + round}a${round} ${round} 0 0 1 ${-round} ${-round}V${y + round}a${round} ${round} 0 0 1 ${round} ${-round}Z`,
      );
    }
    case "line":
      return [
        {
          points: [
            [number("x1"), number("y1")],
            [number("x2"), number("y2")],
          ],
          isClosed: false,
        },
      ];
    case "polygon":
    case "polyline":
      return pathOf(`M${attribute("points") ?? ""}${name === "polygon" ? "Z" : ""}`);
    default:
      throw new DrawingError(`${thing}: <${name}> cannot be made into a relief; a path can.`);
  }
}

function readable<Read>(read: () => Read, thing: string): Read {
  try {
    return read();
  } catch {
    throw unreadable(thing);
  }
}

function unreadable(thing: string) {
  return new DrawingError(`${thing}: a path in it cannot be read.`);
}

function ellipseAt(cx: number, cy: number, rx: number, ry: number, scale: number): Outline {
  const half = (from: Point, to: Point) => arc(from, [rx, ry], 0, false, true, to, scale);
  const [left, right]: Point[] = [
    [cx - rx, cy],
    [cx + rx, cy],
  ];
  return { points: [...half(left!, right!), ...half(right!, left!)], isClosed: true };
}

/** A closed line ends where it began. */
function inOneLine({ points, isClosed }: Outline): readonly Point[] {
  return isClosed ? [...points, points[0]!] : points;
}
