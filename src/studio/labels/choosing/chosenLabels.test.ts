import { describe, expect, it } from "vitest";
import {
  at,
  readerOf,
  type MuseumDocument,
  type WorkDocument,
} from "../../draft/documents/documents.ts";
import { chosenLabels, repeatedNumbers } from "./chosenLabels.ts";
import { labelsFrom, type LabelsDocument } from "../../draft/documents/labelsDocument.ts";
import { printedText } from "../labelsOf.ts";

const site = "https://guida.museo.it";

describe("a label of a work", () => {
  it("has its number, its title, who made it and the address of its page", () => {
    const [label] = labels();
    expect(label).toMatchObject({
      number: 7,
      title: { language: "it", text: "Fontana" },
      translation: { language: "en", text: "Fountain" },
      maker: { language: "it", text: "attribuito a Lina Esempio e bottega; Ugo Prova" },
      address: "https://guida.museo.it/museo-del-mare/artwork/7",
      codeName: "Codice di Fontana, numero 7",
    });
  });

  it("says how to use it in both languages, with the number", () => {
    const how = labels()[0]!.how;
    expect(how.map(({ language }) => language)).toEqual(["it", "en"]);
    for (const { text } of how) expect(text).toMatch(/\b7\b/);
  });

  it("has a name where the work has no title yet, and no maker where none is known", () => {
    const [, label] = labels();
    expect(label).toMatchObject({ title: { text: "Opera 8" } });
    expect(label).not.toHaveProperty("maker");
  });
});

it("comes with those of the captions and of the first page, where they are wanted", () => {
  expect(labels().map(({ address }) => address)).toEqual([
    "https://guida.museo.it/museo-del-mare/artwork/7",
    "https://guida.museo.it/museo-del-mare/artwork/8",
    "https://guida.museo.it/museo-del-mare/transcription",
    "https://guida.museo.it/museo-del-mare",
  ]);
  expect(labels({ hasCaptions: false, hasFirstPage: false })).toHaveLength(2);
});

it("is printed of the chosen works alone, in the order of the works", () => {
  const choices = { which: "chosen", chosen: ["onda", "gone", "fontana"] } as const;
  expect(labels(choices).map(({ key }) => key)).toEqual(["fontana", "onda", "+captions", "+first"]);
  expect(labels({ which: "chosen", chosen: ["onda"] })[0]?.key).toBe("onda");
});

it("is printed again when it says something else than when it was printed", () => {
  const documents = draft();
  const printed = Object.fromEntries(labels().map((label) => [label.key, printedText(label)]));
  documents.set(at.printed, printed);
  expect(labels({ which: "changed" }, documents)).toEqual([]);
  documents.set(at.work("onda"), { id: 8, title: "Onda" });
  expect(labels({ which: "changed" }, documents).map(({ key }) => key)).toEqual(["onda"]);
});

it("is printed again of the captions where their code was not yet a link", () => {
  const documents = draft();
  const printed = Object.fromEntries(
    labels().map((label) => [
      label.key,
      printedText(label.key === "+captions" ? { ...label, address: "transcription" } : label),
    ]),
  );
  documents.set(at.printed, printed);
  expect(labels({ which: "changed" }, documents).map(({ key }) => key)).toEqual(["+captions"]);
});

it("tells which numbers are there twice", () => {
  const documents = draft();
  expect(repeatedNumbers(labels({}, documents))).toEqual([]);
  documents.set(at.work("onda"), { id: 7, title: "Onda" });
  expect(repeatedNumbers(labels({}, documents))).toEqual([7]);
});

it("speaks the museum’s first two languages, and none that it has given up", () => {
  expect(labelsFrom(undefined, ["it", "en", "de"]).languages).toEqual(["it", "en"]);
  const chosen = { ...labelsFrom(undefined, ["it", "en", "de"]), languages: ["de", "en"] as const };
  expect(labelsFrom(chosen, ["it", "en"]).languages).toEqual(["en"]);
  expect(labelsFrom(chosen, ["it"]).languages).toEqual(["it"]);
});

function labels(choices: Partial<LabelsDocument> = {}, documents = draft()) {
  return chosenLabels(readerOf(documents), site, {
    ...labelsFrom(undefined, ["it", "en"]),
    ...choices,
  });
}

function draft() {
  return new Map<string, unknown>([
    [
      at.museum,
      {
        address: "museo-del-mare",
        name: "Museo del Mare",
        languages: ["it", "en"],
        works: ["fontana", "onda"],
        tour: [],
      } satisfies MuseumDocument,
    ],
    [
      at.work("fontana"),
      {
        id: 7,
        title: "Fontana",
        makers: [{ name: "Lina Esempio", hand: "workshop" }, { name: "Ugo Prova" }],
      } satisfies WorkDocument,
    ],
    [at.work("onda"), { id: 8, title: " ", makers: [{ name: " " }] } satisfies WorkDocument],
    [at.words("en", "fontana"), { title: "Fountain" }],
  ]);
}
