import { walkXml, type Tag } from "../../lib/walkXml.ts";
import { figures } from "../model/figures.ts";
import type { Style } from "./cascadedStyle.ts";
import type { Refuse } from "./DrawingError.ts";
import { parseNumber } from "./parseNumbers.ts";
import {
  conditions,
  geometryProperties,
  isShape,
  referenceIn,
  unsupportedProperties,
} from "./svgVocabulary.ts";

/** Refuses an element of which something is said that is not followed. `wholeSheetClips` may be. */
export function refuseUnsupported(
  name: string,
  { own }: Tag,
  style: Style,
  wholeSheetClips: ReadonlySet<string>,
  refuse: Refuse,
) {
  for (const [why, ...properties] of unsupportedProperties)
    for (const property of properties) {
      const value = style.get(property) ?? "none";
      const clip = property === "clip-path" ? referenceIn(value) : undefined;
      if (clip && clip.rest.trim() === "" && wholeSheetClips.has(clip.id)) continue;
      if (!/^(?:none|initial|inherit|unset|revert)$/u.test(value))
        refuse(why, `${property}: ${value}`);
    }
  const styled = ["all", ...(isShape(name) ? geometryProperties : [])].find((each) =>
    style.has(each),
  );
  if (styled) refuse("style", `${styled}: ${style.get(styled)}`);
  const condition = conditions.find((each) => own(each) !== undefined);
  if (condition) refuse("condition", condition);
}

/**
 * The ids, in small letters as styles are read, of the clips that cut nothing off: a rectangle over
 * the whole sheet, which Figma and others put around all that is in a frame.
 */
export function findWholeSheetClips(svg: string): ReadonlySet<string> {
  const whole = new Set<string>();
  const others = new Set<string>();
  let clip: { id: string; shapes: boolean[] } | undefined;
  walkXml(svg, {
    open(name, _, tag) {
      if (clip) clip.shapes.push(name === "rect" && coversSheet(tag));
      else if (name === "clipPath")
        clip = { id: tag.own("id")?.toLowerCase() ?? "", shapes: isPlain(tag) ? [] : [false] };
    },
    close(name) {
      if (!clip || name !== "clipPath") return;
      const { id, shapes } = clip;
      (shapes.length === 1 && shapes[0] ? whole : others).add(id);
      clip = undefined;
    },
  });
  return new Set([...whole].filter((id) => !others.has(id)));
}

function coversSheet(tag: Tag) {
  const length = (name: string) => parseNumber(tag.own(name) ?? "0", "px") ?? NaN;
  const [x, y] = [length("x"), length("y")];
  const { width, height } = figures.plate;
  const covers = x <= 0 && y <= 0 && x + length("width") >= width && y + length("height") >= height;
  return covers && isPlain(tag) && !tag.own("rx") && !tag.own("ry");
}

function isPlain({ own }: Tag) {
  const changed = ["transform", "clip-path", "clipPathUnits", "style", "class", "display"];
  return changed.every((name) => own(name) === undefined);
}
