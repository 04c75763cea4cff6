import { describe, expect, it } from "vitest";
import type { WordsDocument, WorkDocument } from "../../draft/documents/documents.ts";
import { howLong } from "../howLong.ts";
import { remarkPlaces } from "./remarkPlaces.ts";
import { remarksOn } from "./remarksOn.ts";

const work: WorkDocument = { id: 1, title: "Apollo", makers: [{ name: "Dosso Dossi" }] };

const cases: [what: string, words: WordsDocument, remarks: Record<string, string[]>][] = [
  ["nothing is written", {}, {}],
  ["a part has only blanks", { short: " ", description: [""], easy: [[""]] }, {}],
  ["an audio description is just begun", { audio: { subject: "Apollo suona." } }, {}],
  [
    "a label does not say the work’s maker",
    { audio: { label: ["Apollo."] } },
    { "audio.label": ["notSaid"] },
  ],
  ["an empty line waits among others", { audio: { path: ["Apollo siede.", ""] } }, {}],
  ["somebody has just typed a blank", { audio: { path: ["Apollo siede. "] } }, {}],
  ["left and right are said", { audio: { path: ["A destra siede Apollo."] } }, {}],
  [
    "a finished description is short",
    { audio: { label: ["Apollo, di Dosso Dossi."], subject: "Apollo suona.", path: ["Siede."] } },
    { audio: ["length"] },
  ],
  ["a maker has no name yet", { audio: { label: ["Apollo, di Dosso Dossi."] } }, {}],
];

describe("what is remarked while somebody writes", () => {
  it.each(cases)("%s", (_, words, remarks) => {
    const found = remarksOn(
      "apollo",
      { ...work, makers: [...work.makers!, { name: " " }] },
      words,
      "it",
    );
    const rules = [...found].map(([part, all]) => [part, all.map(({ rule }) => rule)]);
    expect(Object.fromEntries(rules)).toEqual(remarks);
  });

  it("a remark stands at its own line, also behind an empty one", () => {
    const words: WordsDocument = {
      audio: { path: ["Apollo siede.", "", "È alto 3 metri."] },
      easy: [["Apollo è un dio."], ["È seduto"]],
    };
    const found = remarksOn("apollo", work, words, "it");
    const { lines } = remarkPlaces(found.get("audio.path") ?? []);
    expect([...lines.keys()]).toEqual([2]);
    const { whole, paragraphs } = remarkPlaces(found.get("easy") ?? []);
    expect(whole.map(({ rule }) => rule)).toEqual(["length"]);
    expect(
      paragraphs
        .get(1)
        ?.get(0)
        ?.map(({ rule }) => rule),
    ).toEqual(["noFullStop"]);
  });
});

describe("how long a text is", () => {
  it.each([
    [["Uno."], {}, "1 parola"],
    [["Uno due.", " "], { bounds: [30, 60] as const }, "2 parole (da 30 a 60)"],
    [["Apollo suona."], { spokenIn: "it" as const }, "2 parole · circa 1 secondo"],
    [[""], { spokenIn: "it" as const }, "0 parole"],
  ])("%j", (texts, options, words) => {
    expect(howLong(texts, options)).toBe(words);
  });
});
