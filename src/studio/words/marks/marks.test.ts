import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "../../../lib/fixtures/hostileText.ts";
import { plain } from "../../../i18n/markedText.ts";
import { languages } from "../../../i18n/languages.ts";
import { marksIn, withMark, withoutMark } from "./marks.ts";

const text = "Suona una lira da braccio oggi.";
const marked = "Plays a <it>lira da braccio</it> and a <fr>viole</fr>.";

describe("marking foreign words", () => {
  it("puts the selected words into a mark, without the blanks around them", () => {
    expect(withMark(text, 9, 26, "it")).toEqual({
      phase: "marked",
      text: "Suona una <it>lira da braccio</it> oggi.",
      caret: 34,
    });
  });

  it.each([
    ["nothing is selected", text, 3, 3, "nothing"],
    ["only a blank is selected", text, 5, 6, "nothing"],
    ["the words are marked already", marked, 12, 16, "touches"],
    ["the selection begins before a mark", marked, 0, 14, "touches"],
    ["the selection ends behind a mark", marked, 20, 36, "touches"],
    ["the selection takes in a whole mark", marked, 0, marked.length, "touches"],
    ["a single sign is left of a mark", "a <it>b", 0, 7, "touches"],
  ])("is refused where %s", (_, where, start, end, problem) => {
    expect(withMark(where, start, end, "de")).toEqual({ phase: "refused", problem });
  });

  it("lists what is marked", () => {
    expect(marksIn(marked).map(({ words, language }) => [words, language])).toEqual([
      ["lira da braccio", "it"],
      ["viole", "fr"],
    ]);
    expect(marksIn("<xx>no</xx> <it>open")).toEqual([]);
  });

  it("takes one mark away and leaves its words and the other mark", () => {
    expect(withoutMark(marked, marksIn(marked)[0]!)).toBe(
      "Plays a lira da braccio and a <fr>viole</fr>.",
    );
  });

  it("never changes a word, and can always be taken back", () => {
    assert(
      property(
        hostileText("<it>", "</it>", "<it>a</it>"),
        integer({ min: 0, max: 40 }),
        integer({ min: 0, max: 40 }),
        constantFrom(...languages),
        (any, start, end, language) => {
          const marking = withMark(any, start, end, language);
          if (marking.phase === "refused") return;
          expect(plain(marking.text)).toBe(plain(any));
          const mark = marksIn(marking.text).find((each) => each.end === marking.caret)!;
          expect(withoutMark(marking.text, mark)).toBe(any);
        },
      ),
    );
  });
});
