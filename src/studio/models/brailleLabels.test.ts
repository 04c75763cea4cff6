import { expect, test } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at, readerOf } from "../draft/documents/documents.ts";
import { labelTitles, unwrittenInItalian } from "./brailleLabels.ts";
import { labelsFor } from "../../tactile/model/label.ts";

test.each([
  ["the museum’s own title first", { title: "Fountain" }, "Fontana ", ["Fontana", "Fountain"]],
  ["no label where the title is not translated", { title: "  " }, "Fontana", ["Fontana"]],
  ["the number of a work without a title", {}, "", ["Opera 1"]],
])("labels have %s", (_, words, title, expected) => {
  const documents = draftOf({
    [at.work("fontana")]: { id: 1, title },
    [at.words("en", "fontana")]: words,
  });
  const titles = labelTitles(readerOf(documents), "fontana", "emblem");
  expect(titles.map(([, each]) => each)).toEqual(expected);
  expect(titles[0]![0]).toBe("it");
});

test("the label of a scheme says that it is one", () => {
  const documents = draftOf({
    [at.work("fontana")]: { id: 1, title: "Fontana" },
    [at.words("en", "fontana")]: { title: "Fountain" },
  });
  expect(labelTitles(readerOf(documents), "fontana", "composition")).toEqual([
    ["it", "Fontana: schema"],
    ["en", "Fountain: scheme"],
  ]);
});

test.each([
  ["a letter, as it was written", "es", "Þór", "in «Þór» il carattere «Þ» non ha un segno"],
  [
    "a word",
    "de",
    "Donaudampfschifffahrtsgesellschaft",
    "la parola «donaudampfschifffahrtsgesellschaft» è più lunga",
  ],
  ["a title of nothing", "fr", " \u00AD", "in francese: il titolo è vuoto"],
] as const)("a label that cannot be written names %s", (_, language, title, words) => {
  const [label] = labelsFor([[language, title]]).unwritable;
  expect(unwrittenInItalian(label!)).toContain(words);
});
