import { expect, it } from "vitest";
import { MOST_ZOOM, panView, wholeView, zoomView, type View } from "./view.ts";

/** An upright picture on an upright phone, with room above and below it. */
const stage = { width: 300, height: 500, picture: { width: 300, height: 375 } };
const middle = { x: 0, y: 0 };

it.each<[View, factor: number, at: { x: number; y: number }, View]>([
  [wholeView, 2, middle, { zoom: 2, x: 0, y: 0 }],
  // What is under the finger stays under it.
  [wholeView, 2, { x: 100, y: 50 }, { zoom: 2, x: -100, y: -50 }],
  [{ zoom: 2, x: -100, y: -50 }, 0.5, { x: 100, y: 50 }, wholeView],
  [wholeView, 0.5, { x: 100, y: 50 }, wholeView],
  [wholeView, 100, middle, { zoom: MOST_ZOOM, x: 0, y: 0 }],
  [{ zoom: 4, x: 450, y: 0 }, 0.5, middle, { zoom: 2, x: 150, y: 0 }],
])("%j zoomed by %s at %j is %j", (view, factor, at, seen) => {
  expect(zoomView(view, factor, at, stage)).toEqual(seen);
});

it.each<[View, by: { x: number; y: number }, View]>([
  [wholeView, { x: 80, y: 80 }, wholeView],
  [
    { zoom: 2, x: 0, y: 0 },
    { x: 80, y: -80 },
    { zoom: 2, x: 80, y: -80 },
  ],
  [
    { zoom: 2, x: 0, y: 0 },
    { x: 999, y: -999 },
    { zoom: 2, x: 150, y: -125 },
  ],
  [
    { zoom: 1.2, x: 0, y: 0 },
    { x: 0, y: 80 },
    { zoom: 1.2, x: 0, y: 0 },
  ],
])("%j panned by %j is %j", (view, by, seen) => {
  expect(panView(view, by, stage)).toEqual(seen);
});
