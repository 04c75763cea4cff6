import { describe, expect, it } from "vitest";
import {
  resetView,
  interpolateViews,
  cameraOf,
  firstView,
  turnView,
  zoomView,
  type View,
} from "./camera.ts";

const plate = { low: [0, -190, -3], high: [150, 0, 8] } as const;
const fromAbove: View = { turned: 0, tilted: 0, zoom: 1 };

describe("a view", () => {
  it.each<[what: string, from: View, around: number, back: number, to: Partial<View>]>([
    ["turns", fromAbove, 10, 0, { turned: 10, tilted: 0 }],
    ["turns all round and on", { ...fromAbove, turned: 355 }, 10, 0, { turned: 365 }],
    ["tilts", fromAbove, 0, 20, { turned: 0, tilted: 20 }],
    ["tilts no farther than to its edge", { ...fromAbove, tilted: 80 }, 0, 10, { tilted: 85 }],
    ["never shows its back", { ...fromAbove, tilted: -5 }, 0, -10, { tilted: -10 }],
  ])("%s", (_, from, around, back, to) => {
    expect(turnView(from, around, back)).toMatchObject(to);
  });

  it.each<[zoom: number, times: number, then: number]>([
    [1, 1.25, 1.25],
    [3.9, 1.25, 4],
    [0.75, 0.8, 0.7],
  ])("as near as %d, brought nearer %d times, is as near as %d", (zoom, times, then) => {
    expect(zoomView({ ...fromAbove, zoom }, times).zoom).toBe(then);
  });

  it.each<[turned: number, rounds: number]>([
    [0, 0],
    [300, 1],
    [-700, -2],
  ])("turned by %d° goes back by the shortest way", (turned, rounds) => {
    const back = resetView({ turned, tilted: 80, zoom: 3 });
    expect(back).toEqual({ ...firstView, turned: firstView.turned + rounds * 360 });
    expect(Math.abs(back.turned - turned)).toBeLessThanOrEqual(180);
  });

  it("changes little by little", () => {
    const to = { turned: 40, tilted: 20, zoom: 3 };
    expect(interpolateViews(fromAbove, to, 0)).toEqual(fromAbove);
    expect(interpolateViews(fromAbove, to, 0.5)).toEqual({ turned: 20, tilted: 10, zoom: 2 });
    expect(interpolateViews(fromAbove, to, 1)).toEqual(to);
  });
});

describe("the camera", () => {
  it.each<[what: string, view: View, bottomLeft: string]>([
    ["as it lies", fromAbove, "front left"],
    ["turned anticlockwise", { ...fromAbove, turned: 90 }, "back left"],
    ["turned round", { ...fromAbove, turned: 180 }, "back right"],
    ["turned clockwise", { ...fromAbove, turned: -90 }, "front right"],
  ])("shows a plate %s", (_, view, corner) => {
    expect(
      seenCorners(view, 1).toSorted((one, other) => one.x + one.y - other.x - other.y)[0],
    ).toMatchObject({ corner });
  });

  it("shows the front larger than the back when the plate is tilted", () => {
    const tilted = { ...fromAbove, tilted: 40 };
    expect(seenWidth("front", tilted)).toBeGreaterThan(seenWidth("back", tilted));
  });

  it.each([1, 4 / 3, 16 / 9, 3 / 4])("shows all of the plate in a picture %d wide", (aspect) => {
    for (let turned = -180; turned < 180; turned += 15)
      for (const { x, y, depth } of seenCorners({ ...firstView, turned }, aspect)) {
        expect(Math.abs(x)).toBeLessThan(1);
        expect(Math.abs(y)).toBeLessThan(1);
        expect(Math.abs(depth)).toBeLessThan(1);
      }
  });

  it("leaves the light where it is when the model turns", () => {
    const [x, y, z] = cameraOf(fromAbove, plate, 1).light;
    expect(x).toBeLessThan(0);
    expect(y).toBeGreaterThan(0);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1);
    const [turnedX, turnedY, turnedZ] = cameraOf({ ...fromAbove, turned: 90 }, plate, 1).light;
    expect([turnedX, turnedY, turnedZ].map(rounded)).toEqual([y, -x, z].map(rounded));
  });
});

/** Where the corners of the plate's foot are on the screen, each axis from −1 to 1. */
function seenCorners(view: View, aspect: number) {
  const { toScreen } = cameraOf(view, plate, aspect);
  const [left, front, foot] = plate.low;
  const [right, back] = plate.high;
  return [
    { corner: "front left", at: [left, front, foot, 1] },
    { corner: "front right", at: [right, front, foot, 1] },
    { corner: "back left", at: [left, back, foot, 1] },
    { corner: "back right", at: [right, back, foot, 1] },
  ].map(({ corner, at }) => {
    const row = (which: number) =>
      at.reduce((sum, part, column) => sum + part * toScreen[column * 4 + which]!, 0);
    return { corner, x: row(0) / row(3), y: row(1) / row(3), depth: row(2) / row(3) };
  });
}

function seenWidth(end: "front" | "back", view: View) {
  const [left, right] = seenCorners(view, 1).filter(({ corner }) => corner.startsWith(end));
  return Math.abs(left!.x - right!.x);
}

function rounded(value: number) {
  return Number(value.toFixed(6));
}
