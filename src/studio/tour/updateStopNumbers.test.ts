import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { museumOf } from "../../content/fixtures/museumOf.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import type { TourDocument } from "../draft/documents/documents.ts";
import { beginStep } from "./beginStep.ts";
import { readyTour } from "./readyWords/readyTour.ts";
import { updateStopNumbers } from "./updateStopNumbers.ts";

const borghese = await museumOf("galleria-borghese");
const slugs = ["apollo", "davide", "autunno", "andromeda"];

describe("when the stops of a tour change", () => {
  it.each<[what: string, after: string[], step: string]>([
    [
      "one is added at the end",
      ["apollo", "davide", "autunno", "andromeda"],
      "Tappa due di quattro.",
    ],
    ["one is taken away", ["davide", "autunno"], "Tappa uno di due."],
    ["they change places", ["autunno", "apollo", "davide"], "Tappa tre di tre."],
    ["all others are taken away", ["davide"], "Tappa uno di uno."],
  ])("%s: each says its own number", (_, after, step) => {
    const { tour } = borghese.words.it!;
    const words = updateStopNumbers(tour!, "it", ["apollo", "davide", "autunno"], after);
    expect(words.steps?.["davide"]?.[0]?.[0]).toBe(step);
    expect(words.steps?.["davide"]?.slice(1)).toEqual(tour!.steps["davide"]!.slice(1));
  });

  it.each<[Language, before: string, after: string]>([
    [
      "en",
      "The tour has three stops, and you are at stop one of three.",
      "The tour has only one stop, and you are at stop one of one.",
    ],
    [
      "fr",
      "La visite compte trois étapes, et vous êtes à l’étape un sur trois.",
      "La visite ne compte qu’une étape, et vous êtes à l’étape un sur un.",
    ],
    [
      "de",
      "Der Rundgang hat drei Stationen, und Sie sind bei Station eins von drei.",
      "Der Rundgang hat nur eine Station, und Sie sind bei Station eins von eins.",
    ],
    [
      "it",
      "La visita ha tre tappe, e ora sei alla tappa uno di tre.",
      "La visita ha una sola tappa, e ora sei alla tappa uno di uno.",
    ],
    [
      "es",
      "El recorrido tiene tres paradas, y ahora está en la parada uno de tres.",
      "El recorrido tiene una sola parada, y ahora está en la parada uno de uno.",
    ],
  ])("the introduction in %s counts them anew", (language, before, after) => {
    const said = { introduction: [[before]], introductionByButtons: [[], [before]] };
    const now = updateStopNumbers(said, language, ["a", "b", "c"], ["a"]);
    expect(now).toEqual({ introduction: [[after]], introductionByButtons: [[], [after]] });
    expect(updateStopNumbers(now, language, ["a"], ["a", "b", "c"])).toEqual(said);
  });

  it.each<[what: string, Language, before: string, after: string]>([
    [
      "a number of something else",
      "it",
      "Ci sono tre tappe di marmo e tre di tre.",
      "Ci sono tre tappe di marmo e tre di tre.",
    ],
    ["a count in the museum’s own words", "en", "We make three stops.", "We make three stops."],
    [
      "part of a word",
      "it",
      "La sottappa uno di tre e la tappa uno di trenino.",
      "La sottappa uno di tre e la tappa uno di trenino.",
    ],
    ["the beginning of a sentence", "fr", "Étape un sur trois.", "Étape un sur quatre."],
    ["its middle", "es", "Es la parada uno de tres.", "Es la parada uno de cuatro."],
    [
      "a count with more after it",
      "it",
      "La visita ha tre tappe, una per sala.",
      "La visita ha quattro tappe, una per sala.",
    ],
    [
      "a count inside a sentence",
      "it",
      "Oggi la visita ha tre tappe.",
      "Oggi la visita ha quattro tappe.",
    ],
  ])("in the introduction, %s is left or kept true", (_, language, before, after) => {
    const now = updateStopNumbers({ introduction: [[before]] }, language, ["a", "b", "c"], slugs);
    expect(now).toEqual({ introduction: [[after]] });
  });

  it("a stop that comes back with its old words gets its new number", () => {
    const words = {
      steps: { apollo: [["Stop two of nine.", "Apollo."]], davide: [["No number."]] },
    };
    expect(updateStopNumbers(words, "en", ["davide"], ["davide", "apollo"])).toEqual({
      steps: { apollo: [["Stop two of two.", "Apollo."]], davide: [["No number."]] },
    });
  });

  it("a step that speaks of another stop follows that stop", () => {
    const words = {
      steps: { apollo: [["Stop one of three.", "Remember it at stop three of three."]] },
    };
    const now = updateStopNumbers(words, "en", ["apollo", "b", "c"], ["c", "b", "apollo"]);
    expect(now.steps?.["apollo"]).toEqual([
      ["Stop three of three.", "Remember it at stop one of three."],
    ]);
  });

  it("numbers beyond thirty are counted too", () => {
    const many = Array.from({ length: 31 }, (_, at) => `a${"b".repeat(at)}`);
    const words = wordsFor("en", many.slice(0, 30));
    const now = updateStopNumbers(words, "en", many.slice(0, 30), many);
    expect(now.steps?.["a"]).toEqual([["Stop one of 31.", "Onda."]]);
    expect(updateStopNumbers(now, "en", many, many.slice(0, 30))).toEqual(words);
  });

  it("a tour without words, and one without stops, stay as they are", () => {
    expect(updateStopNumbers({}, "it", [], slugs)).toEqual({});
    expect(updateStopNumbers({ introduction: [], steps: {} }, "it", slugs, [])).toEqual({
      introduction: [],
      steps: {},
    });
    const words = wordsFor("it", slugs);
    expect(updateStopNumbers(words, "it", slugs, [])).toEqual(words);
  });
});

describe.each(languages)("in %s", (language) => {
  const many = Array.from({ length: 30 }, (_, at) => `a${"b".repeat(at)}`);
  const order = fc.shuffledSubarray(many, { minLength: 1 });

  it("any stops in any order are counted as if the tour had been written so", () => {
    fc.assert(
      fc.property(order, order, (before, after) => {
        const now = updateStopNumbers(wordsFor(language, before), language, before, after);
        const { steps, ...others } = wordsFor(language, after);
        expect(now).toMatchObject(others);
        for (const slug of after.filter((each) => before.includes(each)))
          expect(now.steps?.[slug]).toEqual(steps?.[slug]);
      }),
    );
  });

  it("there and back changes nothing, and twice is once", () => {
    fc.assert(
      fc.property(order, order, fc.constantFrom("ready", "borghese"), (first, second, whose) => {
        const isReady = whose === "ready";
        const [before, after] = isReady
          ? [first, second]
          : [borghese.facts.tour!, [...slugs, ...second]];
        const words = isReady ? wordsFor(language, before) : borghese.words[language]!.tour!;
        const frozen = JSON.stringify(words);
        const now = updateStopNumbers(words, language, before, after);
        expect(updateStopNumbers(now, language, before, after)).toEqual(now);
        expect(updateStopNumbers(now, language, after, before)).toEqual(words);
        expect(JSON.stringify(words)).toBe(frozen);
      }),
    );
  });
});

function wordsFor(language: Language, stops: readonly string[]): TourDocument {
  const facts = { museum: "Museo", own: "it", stops: stops.length } as const;
  const steps = stops.map((slug, at) => [
    slug,
    beginStep(language, { number: at + 1, of: stops.length, title: "Onda" }),
  ]);
  return { ...readyTour(language, facts), steps: Object.fromEntries(steps) };
}
