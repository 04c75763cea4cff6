import { describe, expect, it } from "vitest";
import type { WordsDocument } from "../../draft/documents/documents.ts";
import { staleParts } from "./staleness.ts";
import { sentenceChanges, wordChanges } from "../sentences/sentenceChanges.ts";

const original: WordsDocument = {
  title: "Apollo",
  short: "Apollo siede.",
  audio: { label: ["Apollo.", "Olio su tela."], subject: "Apollo suona." },
  easy: [["Apollo è un dio."]],
};
const translation: WordsDocument = {
  title: "Apollo",
  short: "Apollo sits.",
  audio: { label: ["Apollo.", "Oil on canvas."] },
  easy: [["Apollo is a god."]],
};

const cases: [
  what: string,
  from: WordsDocument | undefined,
  now: WordsDocument,
  parts: string[],
][] = [
  ["nothing is known of when it was translated", undefined, original, []],
  ["the original is the same", original, original, []],
  ["a text was changed", original, { ...original, short: "Apollo canta." }, ["short"]],
  ["only a blank was added", original, { ...original, short: " Apollo siede. " }, []],
  ["only an empty line was added", original, withLabel(["Apollo.", "", "Olio su tela."]), []],
  [
    "two sentences changed places",
    original,
    withLabel(["Olio su tela.", "Apollo."]),
    ["audio.label"],
  ],
  [
    "a sentence of a paragraph was changed",
    original,
    { ...original, easy: [["Apollo canta."]] },
    ["easy"],
  ],
  ["the original was taken away", original, { title: "Apollo" }, ["short", "audio.label", "easy"]],
  ["the original was written later", { short: "" }, original, ["short"]],
  [
    "what changed is not translated",
    original,
    { ...original, audio: { ...original.audio!, subject: "Apollo tace." } },
    [],
  ],
  ["the title was changed", original, { ...original, title: "Apollo e Dafne" }, ["title"]],
];

describe("what of a translation is out of date", () => {
  it.each(cases)("%s", (_, from, now, parts) => {
    expect(staleParts(from, now, translation).map(({ part }) => part)).toEqual(parts);
  });

  it("a title that was not handed over is not a title that was taken away", () => {
    const { title: _, ...untitled } = original;
    expect(staleParts(original, untitled, translation)).toEqual([]);
  });

  it("a translation that is not there is not out of date", () => {
    expect(staleParts(original, { short: "Altro." }, undefined)).toEqual([]);
    expect(staleParts(original, { short: "Altro." }, { short: " " })).toEqual([]);
  });
});

describe("what changed, sentence by sentence", () => {
  const before = ["Apollo siede al centro.", "Dafne corre lontano.", "È sera."];

  it.each([
    ["nothing", before, []],
    ["a sentence was added", ["Apollo siede al centro.", "Suona.", ...before.slice(1)], ["added"]],
    ["a sentence was removed", before.slice(1), ["removed"]],
    ["a sentence was changed", [before[0]!, "Dafne corre molto lontano.", before[2]!], ["changed"]],
    [
      "a sentence was replaced",
      [before[0]!, "Il cielo resta chiaro.", before[2]!],
      ["removed", "added"],
    ],
    [
      "one was changed and one came before it",
      ["C’è un dio.", "Apollo siede al centro, calmo.", ...before.slice(1)],
      ["added", "changed"],
    ],
    ["all is gone", [], ["removed", "removed", "removed"]],
  ])("%s", (_, now, kinds) => {
    expect(sentenceChanges(before, now).map(({ is }) => is)).toEqual(kinds);
  });

  it("shows which words went and which came", () => {
    expect(wordChanges("Dafne corre lontano.", "Dafne fugge lontano.")).toEqual([
      { is: "kept", text: "Dafne " },
      { is: "removed", text: "corre " },
      { is: "added", text: "fugge " },
      { is: "kept", text: "lontano." },
    ]);
  });
});

function withLabel(label: string[]): WordsDocument {
  return { ...original, audio: { ...original.audio!, label } };
}
