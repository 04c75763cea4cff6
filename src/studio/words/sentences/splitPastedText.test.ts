import { describe, expect, it } from "vitest";
import { splitPastedText, type Noun } from "./splitPastedText.ts";

const pasted: [what: string, noun: Noun, text: string, lines: string[]][] = [
  ["sentences become lines", "frase", "Uno. Due. Tre.", ["Uno.", "Due.", "Tre."]],
  ["one sentence stays one", "frase", "  Uno solo. ", ["Uno solo."]],
  ["lines of a list stay lines", "frase", "Apollo\r\nDafne\r\n", ["Apollo", "Dafne"]],
  [
    "a line that a PDF broke is whole again",
    "frase",
    "Apollo siede\nsulla roccia.\nPoi canta.",
    ["Apollo siede sulla roccia.", "Poi canta."],
  ],
  [
    "an abbreviation at the end of a line is none of a sentence",
    "frase",
    "Viene da S.\nPietro.",
    ["Viene da S.", "Pietro."],
  ],
  [
    "paragraphs stay whole",
    "paragrafo",
    "Uno. Due.\n\nTre.\nQuattro.",
    ["Uno. Due.", "Tre.", "Quattro."],
  ],
  ["Word’s manual line break ends a line", "frase", "Uno.\u000BDue.", ["Uno.", "Due."]],
  [
    "and parts no sentence",
    "frase",
    "Apollo siede\u000Bsulla roccia.",
    ["Apollo siede sulla roccia."],
  ],
  [
    "signs nobody sees are gone",
    "frase",
    "Apol\u00ADlo\u200B\tcanta.\u0000 Poi  tace.",
    ["Apollo canta.", "Poi tace."],
  ],
  ["what is empty is nothing", "frase", "\n \n\t", []],
];

describe("a pasted text", () => {
  it.each(pasted)("%s", (_, noun, text, lines) => {
    expect(splitPastedText(text, noun, "it")).toEqual(lines);
  });
});
