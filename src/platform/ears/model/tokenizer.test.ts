import { assert, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { hostile, hostileText } from "../../../lib/fixtures/hostileText.ts";
import { tokenizer } from "./tokenizer.ts";

/** All bytes, then joined ones: those that were joined first come first, as in Whisper's list. */
const bytes = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
const joined = ["th", " th", "he", " the", "in", "ing", "er", " m", "Ã©", "us", "mus", "Ã©e"];
const texts = [...bytes, ...joined];
const tokens = tokenizer(texts);

describe("text becomes tokens and text again", () => {
  it.each([
    "the museum",
    " The thing, there.",
    "musée, là-bas; perché; größer; ¿dónde está el niño?",
    "l’œuvre d’art — 1’200 ‹pièces›",
    "👩‍🎨 ♿️ 🇮🇹",
    "one  two   three \n\t four ",
    "it's they'll I'd '",
    "1234567890",
  ])("%s", (text) => {
    expect(tokens.toText(tokens.toTokens(text))).toBe(text);
  });

  it("whatever it is, apart from letters that are none", () => {
    assert(
      property(hostileText(...joined), (text) => {
        const right = new TextDecoder().decode(new TextEncoder().encode(text));
        expect(tokens.toText(tokens.toTokens(text))).toBe(right.replaceAll("\uFFFD", ""));
      }),
      { numRuns: 300 },
    );
  });
});

it.each<[text: string, parts: string[]]>([
  ["the", ["th", "e"]],
  [" the", [" the"]],
  [" thing", [" th", "ing"]],
  ["thhe", ["th", "he"]],
  ["musée", ["mus", "Ã©e"]],
  ["ether", ["e", "th", "er"]],
  [" m m", [" m", " m"]],
  ["", []],
])("joins what was joined first: %s", (text, parts) => {
  expect(tokens.toTokens(text).map((token) => texts[token])).toEqual(parts);
});

it("joins nothing over the end of a word", () => {
  const over = tokenizer([...bytes, "e t", "1a", "a1", "a,"]);
  for (const text of ["the time", "a1a", "a, b"])
    expect(over.toTokens(text).every((token) => token < 256)).toBe(true);
});

describe("a letter that is cut over two tokens", () => {
  const [first, second] = new TextEncoder().encode("é");
  it.each<[what: string, tokens: number[], text: string]>([
    ["is told once it is whole", [0x61, first!, second!], "aé"],
    ["is not told before", [0x61, first!], "a"],
    ["is not told without its beginning", [second!, 0x61], "a"],
    ["is not told where another follows", [first!, 0x61], "a"],
  ])("%s", (_, cut, text) => {
    expect(tokens.toText(cut)).toBe(text);
  });
});

it("takes numbers that stand for no text as none", () => {
  expect(tokens.toText([0x61, 50_257, 50_364, 0x62])).toBe("ab");
});

it.each([
  [" the", true],
  ["he", false],
  [" ", true],
  [",", false],
])("knows whether a word begins with %j: %s", (text, begins) => {
  expect(tokens.beginsWord(texts.indexOf(text))).toBe(begins);
});

describe("what nobody says", () => {
  it.each(["(", " (", "[", " [", "]", "♪", " ♪♪", "*", " **", "--", "---", " -", '"', "{", "~"])(
    "is %s",
    (text) => expect(isUnsaid(text)).toBe(true),
  );
  it.each([" the", ".", ",", "!", "?", " 1", "'", "-", "é", "'s", "%", "&", "€", "", "...", "¿"])(
    "is not %s",
    (text) => expect(isUnsaid(text)).toBe(false),
  );
  it.each(hostile)("is known of %j", (text) => expect(typeof isUnsaid(text)).toBe("boolean"));
});

function isUnsaid(text: string) {
  const written = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return tokenizer([written.join("")]).isUnsaid(0);
}
