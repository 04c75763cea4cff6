import { describe, expect, it } from "vitest";
import { createMeter, type MeterLevel } from "./meter.ts";

const RATE = 48_000;
/** In seconds. */
const CHUNK = 0.01;

it.each<[what: string, level: number, is: MeterLevel["is"]]>([
  ["an empty room", -55, "silence"],
  ["a voice from afar", -40, "voice"],
  ["a voice", -12, "voice"],
  ["a voice that clips", -0.5, "tooLoud"],
])("%s is told", (_, level, is) => {
  const heard = after([level, 0.1]);
  expect(heard.is).toBe(is);
  expect(heard.level).toBeCloseTo(level, 3);
});

it("where nothing comes the level is at the bottom, and a number", () => {
  expect(after([-Infinity, 0.1])).toEqual({ level: -60, is: "silence" });
});

describe("what was heard lasts", () => {
  it.each<[seconds: number, MeterLevel["is"]]>([
    [0.6, "voice"],
    [0.8, "silence"],
  ])("%f s after a voice: %s", (seconds, is) => {
    expect(after([-12, 0.1], [-55, seconds]).is).toBe(is);
  });

  it.each<[seconds: number, MeterLevel["is"]]>([
    [1.4, "tooLoud"],
    [1.6, "silence"],
  ])("%f s after it clipped: %s", (seconds, is) => {
    expect(after([0, 0.1], [-55, seconds]).is).toBe(is);
  });

  it("the level falls so slowly that the eye can follow, and rises at once", () => {
    expect(after([-10, 0.1], [-Infinity, 0.5]).level).toBeCloseTo(-40, 3);
    expect(after([-10, 0.1], [-Infinity, 2]).level).toBe(-60);
    expect(after([-50, 1], [-10, CHUNK]).level).toBeCloseTo(-10, 3);
  });
});

/** What is heard at the end of some sounds, each with its level in dB and its seconds. */
function after(...sounds: [level: number, seconds: number][]) {
  const heardNow = createMeter(RATE);
  const chunks = sounds.flatMap(([level, seconds]) =>
    Array.from({ length: Math.round(seconds / CHUNK) }, () =>
      new Float32Array(RATE * CHUNK).fill(-(10 ** (level / 20))),
    ),
  );
  return chunks.map(heardNow).at(-1)!;
}
