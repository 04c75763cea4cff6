import type { Fault } from "../model/faultsIn.ts";
import { figures } from "../model/figures.ts";
import type { Geometry, Shape } from "../model/geometry.ts";
import { plateShape, type Shaped } from "../model/relief.ts";

/** A drawing as SVG, with every fault that has a place marked and numbered in their order. */
export function pictureOfFaults(
  geo: Geometry,
  shaped: readonly Shaped[],
  faults: readonly Fault[],
): string {
  const { width, height } = figures.plate;
  const things = shaped
    .toSorted((one, other) => Math.abs(one.height) - Math.abs(other.height))
    .map(
      ({ shape, height: high }) =>
        `<path fill="${high < 0 ? "#fff" : "#d5d5d5"}" stroke="#777" stroke-width="0.3" d="${pathOf(shape)}"/>`,
    );
  const marks = faults.map(({ shape, at }, index) =>
    at ? `${shape ? `<path fill="#c00" d="${pathOf(shape)}"/>` : ""}${number(at, index + 1)}` : "",
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}"><path fill="#fff" stroke="#777" stroke-width="0.5" d="${pathOf(plateShape(geo))}"/>${things.join("")}${marks.join("")}</svg>\n`;
}

function number([x, y]: readonly [number, number], text: number) {
  // Beside the place, so that it can be seen, and never off the plate.
  const [beside, above] = [Math.min(x + 7, figures.plate.width - 6), Math.max(y - 7, 6)];
  return `<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="#c00" stroke-width="0.8"/><circle cx="${beside}" cy="${above}" r="4" fill="#c00"/><text x="${beside}" y="${above + 1.6}" font-family="sans-serif" font-size="4.6" font-weight="bold" text-anchor="middle" fill="#fff">${text}</text>`;
}

function pathOf(shape: Shape) {
  return shape
    .toPolygons()
    .map((points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join("L")}Z`)
    .join("");
}
