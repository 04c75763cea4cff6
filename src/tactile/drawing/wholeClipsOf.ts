import { walkXml, type Tag } from "../../lib/walkXml.ts";
import { figures } from "../figures.ts";
import { lengthIn } from "./paintIn.ts";

/**
 * The clips of a drawing that cut nothing off, as `url(#…)` in small letters: a rectangle over the
 * whole sheet, which Figma and others put around all that is in a frame.
 */
export function wholeClipsOf(svg: string): ReadonlySet<string> {
  const whole = new Set<string>();
  const others = new Set<string>();
  let clip: { address: string; shapes: boolean[] } | undefined;
  walkXml(svg, {
    open(name, _, tag) {
      if (clip) clip.shapes.push(name === "rect" && isWhole(tag));
      else if (name === "clipPath") {
        const address = `url(#${tag.own("id")?.toLowerCase()})`;
        clip = { address, shapes: isPlain(tag) ? [] : [false] };
      }
    },
    close(name) {
      if (!clip || name !== "clipPath") return;
      const { address, shapes } = clip;
      (shapes.length === 1 && shapes[0] ? whole : others).add(address);
      clip = undefined;
    },
  });
  return new Set([...whole].filter((address) => !others.has(address)));
}

function isWhole(tag: Tag) {
  const length = (name: string) => lengthIn(tag.own(name) ?? "0") ?? NaN;
  const [x, y] = [length("x"), length("y")];
  const { width, height } = figures.plate;
  const covers = x <= 0 && y <= 0 && x + length("width") >= width && y + length("height") >= height;
  return covers && isPlain(tag) && !tag.own("rx") && !tag.own("ry");
}

function isPlain({ own }: Tag) {
  const changed = ["transform", "clip-path", "clipPathUnits", "style", "class", "display"];
  return changed.every((name) => own(name) === undefined);
}
