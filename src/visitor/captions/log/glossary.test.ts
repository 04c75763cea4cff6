import { readFileSync } from "node:fs";
import { assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptsToRecord } from "../../../content/speaking/scriptsToRecord.ts";
import { localizeMuseum } from "../../../content/publishing/localizeMuseum.ts";
import { mediaOf, museumOf } from "../../../content/fixtures/museumOf.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { plain } from "../../../i18n/markedText.ts";
import { hostileText } from "../../../lib/fixtures/hostileText.ts";
import { createGlossary, glossaryNames, findNames } from "./glossary.ts";

const museum = await museumOf("galleria-borghese");
const glossaries = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const { names } = await localizeMuseum(museum, language, mediaOf(museum));
      return [language, createGlossary(names)] as const;
    }),
  ),
);

describe("a name is written as it should be", () => {
  it.each<[Language, said: string, written: string]>([
    ["en", "this is apollo by dosso dossi", "this is Apollo by Dosso Dossi"],
    ["en", "battistello carachiolo from naples", "Battistello Caracciolo from Naples"],
    ["en", "by battistello cara cciolo", "by Battistello Caracciolo"],
    ["en", "ronaldo and armada in their chariot", "Rinaldo and Armida in their chariot"],
    ["en", "pro serpina is carried off", "Proserpina is carried off"],
    ["en", "cardinal shipione borghese's villa", "cardinal Scipione Borghese's villa"],
    ["en", "two caravaggios and their light", "two caravaggios and their light"],
    ["en", "Caravaggesque, not by Caravaggio", "Caravaggesque, not by Caravaggio"],
    ["fr", "c'est l'andromede de manetti", "c'est l'Andromède de Manetti"],
    ["fr", "renaut et armide", "Renaud et Armide"],
    ["de", "die hand goliaths und david", "die hand Goliaths und David"],
    ["de", "das werk caravaggios", "das werk Caravaggios"],
    ["it", "l'andromeda liberata da perseo", "l'Andromeda liberata da Perseo"],
    ["it", "davide con la testa di colia", "Davide con la testa di Golia"],
    ["it", "il mose dell'esodo", "il Mosè dell'esodo"],
    ["es", "andromeda liberada por perseo", "Andrómeda liberada por Perseo"],
    [
      "fr",
      "la peinture de vienne à la villa borghese",
      "la peinture de vienne à la villa Borghèse",
    ],
    ["es", "es de rutilio maneti", "es de Rutilio Manetti"],
  ])("in %s: %s", (language, said, written) => {
    expect(textOf(findNames(said, glossaries[language]!))).toBe(written);
  });
});

it.each<[said: string, works: (readonly number[] | undefined)[]]>([
  ["Apollo", [[1]]],
  ["David, then Andromeda", [[3], undefined, [4]]],
  // Two works are Jacopo Bassano's, and none is Caravaggio's.
  ["Jacopo Bassano", [[5, 6]]],
  ["Caravaggio", [[]]],
  ["a polo shirt", [undefined]],
  // The names of the museum's marbles are known, but no marble is among the works.
  ["Bernini’s David", [[]]],
  ["apollo and daphne", [[]]],
])("“%s” leads to works %j", (said, works) => {
  expect(findNames(said, glossaries["en"]!).map((stretch) => stretch.works)).toEqual(works);
});

describe.each(languages)("nothing else is changed in %s:", (language) => {
  const glossary = glossaries[language]!;

  it("ordinary talk that sounds like names", () => {
    const prose = readFileSync(
      new URL(`../fixtures/prose/${language}.txt`, import.meta.url),
      "utf8",
    );
    for (const line of prose.split("\n")) {
      // A recogniser writes no commas, nor capitals.
      for (const said of [line, line.replaceAll(/[.,;:!?]/g, "").toLowerCase()])
        expect(findNames(said, glossary)).toEqual(said === "" ? [] : [{ text: said }]);
    }
  });

  it("all that we say of the works ourselves", () => {
    const works = Object.values(museum.words[language]!.works);
    const described = works.flatMap(({ description = [], easy = [] }) =>
      description.concat(easy.flat()),
    );
    const spoken = Object.values(scriptsToRecord(museum, language));
    const texts = [...described, ...spoken.flat(2)].map(plain);
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(textOf(findNames(text, glossary))).toBe(text);
  });
});

it("whatever was said stays as it was beside the names, which lead to works that there are", () => {
  const names = ["apollo", "dosso dossi", "ronaldo", "pro serpina", " ", "'", "-", "́", "jacopo"];
  assert(
    property(constantFrom(...languages), hostileText(...names), (language, said) => {
      const glossary = glossaries[language]!;
      const stretches = findNames(said, glossary);
      let rest = said;
      for (const { text, works } of stretches) {
        expect(text).not.toBe("");
        expect([1, 2, 3, 4, 5, 6]).toEqual(expect.arrayContaining([...(works ?? [])]));
        if (works) continue;
        expect(rest).toContain(text);
        rest = rest.slice(rest.indexOf(text) + text.length);
      }
      expect(textOf(findNames(textOf(stretches), glossary))).toBe(textOf(stretches));
    }),
    { numRuns: 300, examples: [["en", "\u0301 pro serpina"]] },
  );
});

function textOf(stretches: { text: string }[]) {
  return stretches.map(({ text }) => text).join("");
}

it("tells its names once each, spelt as they should be", () => {
  const glossary = createGlossary([
    { names: ["Apollo", "Dosso Dossi"], work: 1 },
    { names: ["Dosso Dossi"], work: 2 },
  ]);
  expect(glossaryNames(glossary)).toEqual(["Apollo", "Dosso Dossi"]);
});
