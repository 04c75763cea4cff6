import { walkXml, type Tag } from "../../lib/walkXml.ts";
import { figures } from "../model/figures.ts";
import { cascadedStyle } from "./cascadedStyle.ts";
import { DrawingError, refuserFor, type Refuse } from "./DrawingError.ts";
import type { Point } from "./flattenPath.ts";
import { flattenShape } from "./flattenShape.ts";
import { isHidden, paintOf, visiblePaint, type Paint } from "./paint.ts";
import { parseNumbers } from "./parseNumbers.ts";
import { parseStyleSheets } from "./parseStyleSheet.ts";
import { findWholeSheetClips, refuseUnsupported } from "./refuseUnsupported.ts";
import { isDrawn, isGroup, isShape, isSvg, whyNot } from "./svgVocabulary.ts";
import {
  applyMatrix,
  identity,
  isStretched,
  multiply,
  parseTransform,
  scaleOf,
  type Matrix,
} from "./transform.ts";

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

/** Reads a drawing. Throws a `DrawingError` that names the place where it cannot be followed. */
export function readDrawing(svg: string): Drawing {
  const rules = parseStyleSheets(svg);
  const wholeSheetClips = findWholeSheetClips(svg);
  const things: Thing[] = [];
  const ancestors: Level[] = [];
  let title = "";
  /** The depths of the element that is skipped and of the thing that is read; 0 outside of them. */
  let skippedDepth = 0;
  let thingDepth = 0;
  let thing: Started | undefined;
  let inTitle = false;
  const isWhole = walkXml(svg, {
    open(name, attribute, tag) {
      const depth = ancestors.length + 1;
      const outer = ancestors.at(-1) ?? { matrix: identity, paint: {}, group: undefined };
      const refuse = refuserFor(name, tag, () => thing?.name ?? outer.group);
      ancestors.push(outer);
      if (depth === 1) checkSheet(name, tag, refuse);
      inTitle = name === "title" && depth === 2;
      if (skippedDepth > 0) return;
      if (!isDrawn(name, tag)) {
        skippedDepth = depth;
        return;
      }
      const style = cascadedStyle(name, tag, rules, refuse);
      if (isHidden(style, refuse)) {
        skippedDepth = depth;
        return;
      }
      const matrix = multiply(outer.matrix, matrixIn(tag, refuse));
      const isMoved = matrix.some((value, at) => value !== identity[at]);
      refuseUnsupported(name, tag, style, isMoved ? new Set() : wholeSheetClips, refuse);
      const paint = { ...outer.paint, ...paintOf(style) };
      const group = outer.group ?? (isGroup(name) ? nameOf(attribute, tag) : undefined);
      ancestors[depth - 1] = { matrix, paint, group };
      if (depth === 1) return;
      if (name === "g" && tag.own("data-relief") !== undefined) {
        if (thing) refuse("thingInThing");
        const called = nameOf(attribute, tag);
        const refuseThing = refuserFor(name, tag, () => called);
        [thing, thingDepth] = [thingOf(called, tag, refuseThing), depth];
        return;
      }
      if ((tag.own("data-relief") ?? tag.own("data-texture")) !== undefined)
        refuse("heightElsewhere");
      if (isGroup(name)) return;
      if (!isShape(name)) return refuse(whyNot(name));
      const { isFilled, isEvenOdd, width } = visiblePaint(paint, refuse);
      if (!isFilled && width === 0) return;
      if (!thing) return refuse(outer.group ? "noHeight" : "outOfThing");
      if (width > 0 && isStretched(matrix)) refuse("stretched");
      const scale = scaleOf(matrix);
      const outlines = flattenShape(name, tag.own, scale, refuse).map(({ points, isClosed }) => ({
        points: points.map((point) => applyMatrix(matrix, point)),
        isClosed,
      }));
      const isSomewhere = outlines.every(({ points }) => points.flat().every(Number.isFinite));
      if (!isSomewhere) refuse("path");
      if (isFilled)
        thing.surfaces.push({ outlines: outlines.map(({ points }) => points), isEvenOdd });
      if (width > 0)
        for (const { points, isClosed } of outlines)
          thing.lines.push({
            // A closed line ends where it began.
            points: isClosed ? [...points, points[0]!] : points,
            width: width * scale,
          });
    },
    text(text) {
      if (inTitle) title += text;
    },
    close() {
      const depth = ancestors.length;
      const left = ancestors.pop();
      inTitle = false;
      if (skippedDepth === depth) skippedDepth = 0;
      if (!thing || thingDepth !== depth) return;
      const isEmpty = thing.surfaces.length + thing.lines.length === 0;
      // A layer may be switched off in this way, too.
      const isOff = isEmpty && (left?.paint.visibility ?? "visible") !== "visible";
      if (!isOff) things.push(thing);
      thing = undefined;
    },
    instruction(said, line) {
      if (said.startsWith("<?xml-stylesheet"))
        throw new DrawingError({ why: "styleSheet", line: line(), written: said });
    },
    problem({ why, line }) {
      if (why === "attribute" || why === "attributeTwice")
        throw new DrawingError({ why: "malformed", line });
    },
  });
  if (!isWhole) throw new DrawingError({ why: "notSvg" });
  if (things.length === 0) throw new DrawingError({ why: "noThing" });
  return { title: title.trim(), things };
}

/** What is true of all that is in an element. */
type Level = {
  matrix: Matrix;
  paint: Paint;
  /** What the outermost group around it is called. */
  group: string | undefined;
};

/** A thing that is being read. */
type Started = Thing & { surfaces: Surface[]; lines: Thing["lines"][number][] };

function checkSheet(name: string, tag: Tag, refuse: Refuse) {
  const { width, height } = figures.plate;
  if (name !== "svg" || !isSvg(tag)) throw new DrawingError({ why: "notSvg" });
  const viewBox = tag.own("viewBox");
  const numbers = parseNumbers(viewBox ?? "");
  if (numbers?.join(" ") !== `0 0 ${width} ${height}`) refuse("sheet", viewBox);
  // A browser turns the whole sheet around its middle, a drawing program around its corner.
  if (tag.own("transform") !== undefined) refuse("transform", tag.own("transform"));
}

function matrixIn(tag: Tag, refuse: Refuse): Matrix {
  const written = tag.own("transform") ?? "";
  return parseTransform(written) ?? refuse("transform", written);
}

/** As Inkscape, Illustrator and Affinity keep the name of a layer. */
function nameOf(attribute: (name: string) => string | undefined, { own }: Tag): string {
  return attribute("label") ?? own("data-name") ?? own("serif:id") ?? own("id") ?? "A group";
}

function thingOf(name: string, { own }: Tag, refuse: Refuse): Started {
  const relief = own("data-relief");
  const height = Number(relief ?? NaN);
  const texture = own("data-texture");
  if (!Number.isFinite(height) || height === 0) refuse("noHeight", relief);
  if (texture !== undefined && !isTexture(texture)) return refuse("texture", texture);
  return { name, height, texture, surfaces: [], lines: [] };
}

function isTexture(name: string): name is Texture {
  return (textures as readonly string[]).includes(name);
}
