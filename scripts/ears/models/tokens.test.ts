import { expect, it } from "vitest";
import { tokensOf } from "./tokens.js";

const written = new Map([
  [0, "!"],
  [7, "Ġciao"],
  [8, "Ã¨"],
  [9, "Ċ"],
  [10, "å¹ķ"],
]);
const texts = Array.from({ length: 50257 }, (_, number) => written.get(number) ?? `a${number}`);
const entries = texts.map((text, number) => [text, number] as const);

it("has every text by its number, one letter a byte", () => {
  const tokens = tokensOf(Object.fromEntries([...entries, ["<|it|>", 50274]]));
  expect(tokens).toHaveLength(50257);
  expect([0, 7, 8, 9, 10].map((number) => heard(tokens[number]!))).toEqual([
    "!",
    " ciao",
    "è",
    "\n",
    "幕",
  ]);
});

it.each([0, 300, 50256])("refuses a vocabulary without number %i", (missing) => {
  const fewer = entries.filter(([, number]) => number !== missing);
  expect(() => tokensOf(Object.fromEntries(fewer))).toThrow("another model");
});

function heard(token: string) {
  return Buffer.from(token, "latin1").toString();
}
