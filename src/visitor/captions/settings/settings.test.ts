import { assert, boolean, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import { languages } from "../../../i18n/languages.ts";
import { hostileObject } from "../../../lib/fixtures/hostileText.ts";
import type { Recogniser } from "../../../platform/speech/hearing.ts";
import { parseSettings, sizes, themes } from "./settings.ts";
import { chooseRecogniser } from "../recognising/chooseRecogniser.ts";

const recogniserOfEars: Recogniser = {
  listen: () => {},
  onDevice: async () => "available",
  download: async () => true,
};
const noEars = { chosen: undefined, recogniser: undefined };
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
  expect(parseSettings(stored)).toEqual(settings);
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
] as const)("a device that is %s, and wanted alone: %s, means %s", (speech, onDevice, by) => {
  const settings = { ...parseSettings(undefined), ...(onDevice !== undefined && { onDevice }) };
  expect(chooseRecogniser(speech, settings, noEars)).toBe(by);
});

it.each([
  ["available", undefined, "unknown"],
  [undefined, undefined, "unknown"],
  ["available", recogniserOfEars, "ears"],
  [undefined, recogniserOfEars, "ears"],
] as const)("ears that were chosen go before a device that is %s", (speech, recogniser, by) => {
  const settings = { ...parseSettings(undefined), onDevice: false };
  expect(chooseRecogniser(speech, settings, { chosen: "base", recogniser })).toBe(by);
});

it("whatever is stored is read as settings that there are, and as the same again", () => {
  const stored = hostileObject({
    size: constantFrom(...sizes),
    theme: constantFrom(...themes),
    isCalm: boolean(),
    guideLanguage: constantFrom(...languages),
    onDevice: boolean(),
  });
  assert(
    property(stored, (text) => {
      const settings = parseSettings(text);
      expect(sizes).toContain(settings.size);
      expect([undefined, ...themes]).toContain(settings.theme);
      expect([undefined, ...languages]).toContain(settings.guideLanguage);
      expect([false, true]).toContain(settings.isCalm);
      expect([undefined, false, true]).toContain(settings.onDevice);
      expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
    }),
    { numRuns: 300 },
  );
});
