import { assert, constantFrom, array, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "../../i18n/languages.ts";
import { labelsFor, linesOfLabel } from "./label.ts";

test.each([
  ["a short title", "Apollo", 1],
  ["one of two lines", "Davide con la testa di Golia", 2],
  [
    "one that is too long, with its first words",
    "Paolina Borghese Bonaparte come Venere vincitrice",
    2,
  ],
])("%s on a label", (_, title, lines) => {
  expect(linesOfLabel(title, "it")).toHaveLength(lines);
});

test.each([
  ["a word that is longer than a line", "La Donaudampfschifffahrtsgesellschaft", "onaudampf"],
  ["parts of a word that take more lines", "Uno-due-tre-quattro-cinque-sei-sette-otto-nove", "due"],
  ["a letter that has no sign", "Ω", "Ω"],
  ["a letter that has no sign, in words that are left out", `${"Apollo ".repeat(9)}Þ`, "Þ"],
])("%s is named", (_, title, named) => {
  expect(() => linesOfLabel(title, "it")).toThrow(named);
});

describe("whatever a title is, its label is written or what is wrong is named", () => {
  const titles = string({ unit: "grapheme", maxLength: 60 });
  const words = array(
    constantFrom(
      "Dvořák",
      "l’été",
      "50 %",
      "¿Quién?",
      "Łódź",
      "«Größe»",
      "(1612)",
      "1576–77",
      "ça",
    ),
    { maxLength: 9 },
  );

  test.each(languages)("in %s", (language) => {
    assert(
      property(titles, words, (any, known) => {
        for (const title of [any, known.join(" "), `${known.join("-")} ${any}`]) {
          const { written, unwritable } = labelsFor([[language, title]]);
          expect(written.length + unwritable.length).toBe(1);
          for (const { lines } of written) {
            expect([1, 2]).toContain(lines.length);
            expect(lines.flat().some((cell) => cell > 0)).toBe(true);
            expect(lines.every((cells) => cells.length > 0 && cells.length <= 21)).toBe(true);
          }
          for (const { because } of unwritable) {
            const said = `${title} ${title.toLowerCase()}`.normalize("NFC");
            const letter = because && "letter" in because ? because.letter : "";
            expect(said).toContain(letter);
            expect(because !== undefined || title.replaceAll(/[\s\u00AD]/gu, "") === "").toBe(true);
          }
        }
      }),
    );
  });
});
