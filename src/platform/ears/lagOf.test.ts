import { describe, expect, it } from "vitest";
import { earsSizes } from "../../catalogue/earsFiles.ts";
import { lagOf } from "./lagOf.ts";

/** From a device that computes next to nothing to one that no visitor has. */
const speeds = Array.from({ length: 60 }, (_, at) => 0.1 * 1.2 ** at);

describe.each(earsSizes)("with the model %s", (size) => {
  it.each<[what: string, speedOf: (speed: number) => { many: number; one: number }]>([
    ["all", (speed) => ({ many: speed, one: speed })],
    ["many rows", (speed) => ({ many: speed, one: 1_000 })],
    ["one row", (speed) => ({ many: 1_000, one: speed })],
  ])("a device faster at %s is never later", (_, speedOf) => {
    const lags = speeds.map((speed) => lagOf(size, { ...speedOf(speed), threads: 1 }) ?? Infinity);
    expect(lags).toEqual(lags.toSorted((one, other) => other - one));
    expect(lags[0]).toBe(Infinity);
    expect(lags.at(-1)).toBeGreaterThan(0);
    expect(lags.at(-1)).toBeLessThan(2);
  });
});

it("takes no longer with the smaller model", () => {
  for (const speed of speeds) {
    const [base, small] = earsSizes.map(
      (size) => lagOf(size, { many: speed, one: speed, threads: 1 }) ?? Infinity,
    );
    expect(base).toBeLessThanOrEqual(small!);
  }
});

it("does not say that a device without any speed is fast", () => {
  expect(lagOf("base", { many: 0, one: 0, threads: 1 })).toBe(undefined);
});
