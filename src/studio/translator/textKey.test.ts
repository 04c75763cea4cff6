import { assert, constantFrom, integer, nat, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import "../../lib/fixtures/seed.ts";
import { keyOf, partOf, type TextPath } from "./textKey.ts";

const paths: TextPath[] = [
  { work: "apollo", part: "title" },
  { work: "apollo", part: "technique" },
  { work: "rinaldo-e-armida", part: "alt" },
  { work: "apollo", part: "short" },
  { work: "apollo", part: "description.0" },
  { work: "apollo", part: "easy.1.2" },
  { work: "apollo", part: "touchEmblem.0.3" },
  { work: "apollo", part: "touchComposition.2.0" },
  { work: "apollo", part: "names.7" },
  { work: "apollo", part: "audio.warning" },
  { work: "apollo", part: "audio.label.0" },
  { work: "apollo", part: "audio.size.1" },
  { work: "apollo", part: "audio.subject" },
  { work: "apollo", part: "audio.order" },
  { work: "apollo", part: "audio.path.10" },
  { work: "apollo", part: "audio.light.0" },
  { work: "apollo", part: "audio.story.0" },
  { work: "museo", part: "title" },
  { part: "museum.names.3" },
  { part: "tour.introduction.0.1" },
  { part: "tour.introductionByButtons.0.1" },
  { part: "tour.help.0.0" },
  { part: "tour.helpByButtons.0.0" },
  { part: "tour.notRecognised.0.0" },
  { part: "tour.completed.0.0" },
  { part: "tour.cannotGoBack.0.0" },
  { part: "tour.steps.rinaldo-e-armida.2.3" },
];

describe("the code of a text", () => {
  it.each(paths)("leads back to it: $work $part", (path) => {
    expect(partOf(keyOf(path))).toEqual(path);
  });

  it("is short, and another one for each text", () => {
    expect(keyOf({ work: "apollo", part: "audio.path.3" })).toMatch(/^apollo\/ap4\/[a-z]{2}$/);
    expect(new Set(paths.map(keyOf)).size).toBe(paths.length);
  });

  it("leads nowhere when one character is another, or two have changed places", () => {
    const one = tuple(constantFrom(...paths), nat(60), integer({ min: 32, max: 126 }));
    assert(
      property(one, ([path, place, letter]) => {
        const key = keyOf(path);
        const at = place % key.length;
        const wrong = key.slice(0, at) + String.fromCharCode(letter) + key.slice(at + 1);
        const swapped = key.slice(0, at) + (key[at + 1] ?? "") + key[at] + key.slice(at + 2);
        const found = [wrong, swapped].filter((changed) => changed !== key && partOf(changed));
        expect(found).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(["", "apollo", "apollo/ap4", "apollo/ap0/bb", "/ap4/kd", "constructor/constructor/bb"])(
    "leads nowhere when it is %j",
    (key) => {
      expect(partOf(key)).toBeUndefined();
    },
  );

  it("is refused where a museum has no such text", () => {
    expect(() => keyOf({ work: "apollo", part: "constructor" as "title" })).toThrow("no such text");
  });
});
