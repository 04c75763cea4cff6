import { describe, expect, it } from "vitest";
import { languages } from "../../i18n/languages.ts";
import { brailleOf, type Cell } from "./brailleOf.ts";
import lists from "./hardWords.json" with { type: "json" };
import liblouis from "./liblouis.json" with { type: "json" };

describe.each(languages)("in %s", (language) => {
  const expected: Record<string, string> = liblouis[language];
  const compared = [...lists.titles[language], ...lists.names, ...lists.words[language]];

  it.each(compared)("writes %s as liblouis does", (text) => {
    expect(unicodeOf(brailleOf(text, language))).toBe(expected[text]);
  });

  const differences = lists.differences.filter((word) => word.language === language);

  it.each(differences)("writes $text in its own way: $why", ({ text, ours }) => {
    expect(unicodeOf(brailleOf(text, language))).toBe(ours);
    expect(ours, "liblouis agrees now: move the word to the others").not.toBe(expected[text]);
  });

  it("writes capitals as small letters", () => {
    expect(brailleOf("APOLLO", language)).toEqual(brailleOf("apollo", language));
  });

  it("writes a letter and an accent apart as the accented letter", () => {
    expect(brailleOf("e\u0301", language)).toEqual(brailleOf("é", language));
  });

  it("writes one empty cell for spaces of any kind", () => {
    expect(brailleOf(" a\u00A0 b ", language)).toEqual([1, 0, 3]);
  });

  it.each(["漢", "🙂", "@", "‘"])("names %s, which has no sign", (character) => {
    expect(() => brailleOf(`Apollo ${character}`, language)).toThrow(`“${character}”`);
  });
});

it("names a foreign letter that a code has no sign for, rather than leaving it out", () => {
  expect(() => brailleOf("Łódź", "fr")).toThrow("“Ł”");
  expect(() => brailleOf("Łódź", "es")).not.toThrow();
  expect(() => brailleOf("Þór", "es")).toThrow("“Þ”");
});

/** Cells as the Braille patterns of Unicode, in which the dots are the same bits. */
function unicodeOf(cells: Cell[]): string {
  return cells.map((cell) => String.fromCodePoint(0x2800 + cell)).join("");
}
