import { expect, it } from "vitest";
import { brailleOf } from "./brailleOf.ts";
import { linesOf } from "./linesOf.ts";

it("breaks at spaces, with no empty cell at either end of a line", () => {
  expect(linesOf("Davide con la testa di Golia", "it", 13)).toEqual([
    brailleOf("davide con la", "it"),
    brailleOf("testa di", "it"),
    brailleOf("golia", "it"),
  ]);
});

it("fills a line to its last cell", () => {
  expect(linesOf("Der Herbst", "de", 10)).toEqual([brailleOf("der herbst", "de")]);
  expect(linesOf("Der Herbst", "de", 9)).toHaveLength(2);
});

it("ends a line with a hyphen of the word", () => {
  expect(linesOf("Jean-Baptiste", "fr", 8)).toEqual([
    brailleOf("jean-", "fr"),
    brailleOf("baptiste", "fr"),
  ]);
  expect(linesOf("Jean-Baptiste", "fr", 13)).toEqual([brailleOf("jean-baptiste", "fr")]);
});

it("keeps a number whole", () => {
  expect(linesOf("Rome 1576-77", "fr", 8)).toEqual([
    brailleOf("rome", "fr"),
    brailleOf("1576-77", "fr"),
  ]);
  expect(() => linesOf("1576-77", "fr", 7)).toThrow("“1576-77”");
});

it("names a word that is longer than a line", () => {
  expect(() => linesOf("Andromeda liberata", "it", 8)).toThrow("“andromeda”");
});

it("makes no line of no words", () => {
  expect(linesOf("", "en", 10)).toEqual([]);
});
