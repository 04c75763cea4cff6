import { assert, constant, constantFrom, double, integer, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../../i18n/languages.ts";
import { hostileObject } from "../../../lib/fixtures/hostileText.ts";
import { placeToSave, parsePlace } from "./place.ts";
import type { TourState } from "../behaviour/tourBehaviour.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["null", undefined],
  ["7", undefined],
  ["{", undefined],
  ['{"step":2}', undefined],
  ['{"step":2,"seconds":12.5,"language":"en"}', { step: 2, seconds: 12.5 }],
  ['{"step":2,"seconds":12.5,"language":"it"}', { step: 2, seconds: 0 }],
  ['{"step":2,"seconds":12.5,"language":"constructor"}', undefined],
  ['{"step":3,"seconds":"x","language":"en"}', { step: 3, seconds: 0 }],
  ['{"step":3,"seconds":-1,"language":"en"}', { step: 3, seconds: 0 }],
  ['{"step":4,"seconds":0,"language":"en"}', undefined],
  ['{"step":0,"seconds":0,"language":"en"}', undefined],
  ['{"step":1.5,"seconds":0,"language":"en"}', undefined],
  ['{"step":"2","seconds":0,"language":"en"}', undefined],
])("of %j the tour of three steps in English remembers %j", (stored, place) => {
  expect(parsePlace(stored, 3, "en")).toEqual(place);
});

const core = {
  steps: 3,
  step: 2,
  turn: 5,
  turns: 5,
  misses: 0,
  canHear: true,
  couldHear: true,
} as const;
const stepPlayed = { turn: 4, from: 0 };

test.each<[string, TourState, number, ReturnType<typeof placeToSave>]>([
  [
    "in the introduction",
    { ...core, step: 1, clip: "introduction", phase: "saying" },
    0,
    undefined,
  ],
  [
    "in mid-step",
    { ...core, stepPlayed, clip: "step", phase: "saying" },
    12,
    { step: 2, seconds: 12 },
  ],
  [
    "in a word aside",
    { ...core, stepPlayed, clip: "help", phase: "saying" },
    12,
    { step: 2, seconds: 12 },
  ],
  [
    "at the end of a step",
    { ...core, stepPlayed, clip: "step", phase: "ready", isOffered: false },
    Infinity,
    { step: 2, seconds: 0 },
  ],
  [
    "offered the end",
    { ...core, stepPlayed, clip: "completed", phase: "ready", isOffered: true },
    Infinity,
    { step: 2, seconds: 0 },
  ],
  [
    "at the end of the tour",
    { ...core, stepPlayed, clip: "completed", phase: "ready", isOffered: false },
    Infinity,
    "none",
  ],
])("%s it keeps where that is", (_, state, seconds, place) => {
  expect(placeToSave(state, seconds)).toEqual(place);
});

test("whatever is stored is remembered as a place in the tour or as none", () => {
  const stored = hostileObject({
    step: integer({ min: -1, max: 5 }),
    seconds: oneof(double(), constant("1e999")),
    language: constantFrom(...languages),
  });
  assert(
    property(stored, (text) => {
      const place = parsePlace(text, 3, "en");
      if (!place) return;
      expect([1, 2, 3]).toContain(place.step);
      expect(place.seconds).toBeGreaterThanOrEqual(0);
      expect(place.seconds).toBeLessThan(Infinity);
      expect(parsePlace(JSON.stringify({ ...place, language: "en" }), 3, "en")).toEqual(place);
    }),
    { numRuns: 300 },
  );
});
