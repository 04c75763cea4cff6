import { expect, it } from "vitest";
import { placeOf } from "./placeOf.ts";
import { settingsIn } from "./settings.ts";

const first = { size: "large", isCalm: false };

it.each<[stored: string | undefined, settings: object]>([
  [undefined, first],
  ["", first],
  ["[1,", first],
  ["null", first],
  ['{"size":"gigantic","theme":"pink","isCalm":1,"guideLanguage":"xx","onDevice":"no"}', first],
  [
    '{"size":"huge","theme":"dim","isCalm":true,"guideLanguage":"it","onDevice":false}',
    { size: "huge", theme: "dim", isCalm: true, guideLanguage: "it", onDevice: false },
  ],
])("what is stored as %s is read as %j", (stored, settings) => {
  expect(settingsIn(stored)).toEqual(settings);
});

it.each([
  [undefined, undefined, "service"],
  ["available", undefined, "device"],
  ["downloadable", undefined, "service"],
  ["available", true, "device"],
  [undefined, true, "unknown"],
  ["downloadable", true, "refused"],
  ["unavailable", true, "refused"],
  ["fetching", true, "refused"],
  ["available", false, "service"],
  [undefined, false, "service"],
] as const)("a device that is %s, and wanted alone: %s, means %s", (where, onDevice, place) => {
  const settings = { ...settingsIn(undefined), ...(onDevice !== undefined && { onDevice }) };
  expect(placeOf(where, settings)).toBe(place);
});
